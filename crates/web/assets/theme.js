// Before anything is drawn: the theme chosen last time.
try {
  const theme = JSON.parse(localStorage.getItem("ennead.theme") ?? "null");
  if (theme === "dark" || theme === "light") document.documentElement.dataset.theme = theme;
} catch {
  // A browser that stores nothing shows the system's theme.
}
