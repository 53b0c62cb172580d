// Sets the theme chosen last time, before anything is drawn.
try {
  const theme = JSON.parse(localStorage.getItem("ennead.theme") ?? "null");
  if (theme === "dark" || theme === "light") document.documentElement.dataset.theme = theme;
} catch {
  // A browser that stores nothing uses the system's theme.
}
