// Runs before the first paint, so that no page flashes in the wrong theme. A file of its own: the
// content-security policy refuses scripts inside the page. app/src/theme/theme.ts knows the same cookie.
(function () {
  var match = /(?:^|;\s*)dp-theme-preference=(light|dark)(?:;|$)/.exec(document.cookie);
  var theme = match ? match[1] : matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset.theme = theme;
  document.documentElement.style.colorScheme = theme;
})();
