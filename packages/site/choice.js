// @ts-check
// Goes on to the page in the visitor's language.
{
  const links = [...document.querySelectorAll("a")];
  const wanted = navigator.languages.map((language) => language.slice(0, 2).toLowerCase());
  const known = wanted.map((language) => links.find(({ lang }) => lang === language)).find((link) => link);
  const link = known ?? links[0];
  if (link) location.replace(link.href + location.search);
}
