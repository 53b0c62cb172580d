//! The site without a server.

use std::fs;
use std::path::{Path, PathBuf};

use axum::body::Body;
use axum::http::Request;
use axum::http::header::LOCATION;
use ennead_web::{SiteFile, site, site_router};
use http_body_util::BodyExt;
use tower::ServiceExt;

fn folder(name: &str) -> PathBuf {
    std::env::temp_dir().join(format!("ennead-{name}-{}", std::process::id()))
}

fn write(file: &Path, content: &[u8]) {
    fs::create_dir_all(file.parent().unwrap()).unwrap();
    fs::write(file, content).unwrap();
}

#[test]
fn every_file_has_its_own_name_and_something_in_it() {
    let files = site();
    let mut names: Vec<_> = files.iter().map(|file| file.path.as_str()).collect();
    names.sort_unstable();
    assert!(names.windows(2).all(|two| two[0] != two[1]), "{names:?}");
    assert!(files.iter().all(|file| !file.content.is_empty()));
    for expected in ["de/play.html", "nl/watch.backtracking.html", "assets/api.js"] {
        assert!(names.contains(&expected), "{expected}");
    }
}

#[tokio::test]
async fn a_folder_a_page_and_nothing_are_told_apart() {
    let folder = folder("site");
    for SiteFile { path, content } in site() {
        if ["de/index.html", "de/play.html", "404.html"].contains(&path.as_str()) {
            write(&folder.join(path), &content);
        }
    }
    let mut seen = Vec::new();
    for path in ["/de/", "/de", "/de/play?daily=easy", "/de/play.html", "/de/nowhere", "/nl/"] {
        let request = Request::get(path).body(Body::empty()).unwrap();
        let response = site_router(&folder).oneshot(request).await.unwrap();
        let to = response.headers().get(LOCATION).map(|to| to.to_str().unwrap().to_owned());
        seen.push((path, response.status().as_u16(), to));
    }
    fs::remove_dir_all(&folder).unwrap();
    let expected = [
        ("/de/", 200, None),
        ("/de", 307, Some("/de/".to_owned())),
        ("/de/play?daily=easy", 200, None),
        ("/de/play.html", 200, None),
        ("/de/nowhere", 404, None),
        ("/nl/", 404, None),
    ];
    assert_eq!(seen, expected);
}

#[test]
fn no_page_refers_to_the_folder_of_the_host() {
    for SiteFile { path, content } in site() {
        if path.ends_with(".html") && path != "404.html" {
            let text = String::from_utf8(content).unwrap();
            assert!(!text.contains("=\"/"), "{path} has an absolute address");
        }
    }
}

#[tokio::test]
async fn an_address_without_an_extension_is_a_page() {
    let folder = folder("site-pages");
    for file in ["de/play.html", "a.b/c.html", ".html", "404.html"] {
        write(&folder.join(file), file.as_bytes());
    }
    for (asked, file) in [
        ("/de/play?x=1", "de/play.html"),
        ("/de/play.html", "de/play.html"),
        ("/", "404.html"),
        ("/a.b/c", "a.b/c.html"),
    ] {
        let request = Request::get(asked).body(Body::empty()).unwrap();
        let response = site_router(&folder).oneshot(request).await.unwrap();
        let body = response.into_body().collect().await.unwrap().to_bytes();
        assert_eq!(body, file, "{asked}");
    }
    fs::remove_dir_all(&folder).unwrap();
}
