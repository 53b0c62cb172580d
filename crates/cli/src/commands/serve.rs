//! `ennead serve`: the web app.

use std::io::Write;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;

use anyhow::Context;
use clap::Args;

use crate::app::{App, Status};
use crate::value;

#[derive(Args)]
pub(crate) struct ServeArgs {
    #[arg(long, value_name = "N", default_value_t = 8090, value_parser = value::number(0..=65535))]
    port: u64,
    #[arg(long, value_name = "ADDRESS", default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    host: IpAddr,
    #[arg(long)]
    open: bool,
    #[arg(long, value_name = "DIR")]
    site: Option<PathBuf>,
}

pub(crate) fn run(app: &App, args: &ServeArgs) -> anyhow::Result<Status> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let wanted = SocketAddr::new(args.host, args.port as u16);
        let listener = tokio::net::TcpListener::bind(wanted).await;
        let listener = listener.with_context(|| {
            app.words.say_with("serve-taken", &[("address", wanted.to_string().into())])
        })?;
        let address = format!("http://{}/{}/play", listener.local_addr()?, app.words.language());
        let mut out = app.out();
        writeln!(
            out,
            "{}",
            app.words.say_with("serve-at", &[("address", address.as_str().into())])
        )?;
        out.flush()?;
        drop(out);
        if args.open && open::that_detached(&address).is_err() {
            app.complain(&app.words.say("serve-no-browser"));
        }
        let pages = match &args.site {
            None => ennead_web::router(),
            Some(folder) => ennead_web::site_router(folder),
        };
        ennead_web::serve(listener, pages).await?;
        Ok(Status::Good)
    })
}
