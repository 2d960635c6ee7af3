// Runs before the first paint, so that no page flashes in the wrong theme. A file of its own: the
// content-security policy refuses scripts inside the page. app/src/theme/theme.ts knows the same cookie.
(function () {
  var cookies = '';
  try {
    cookies = document.cookie;
  } catch {
    // A browser that keeps nothing has no preference of its own.
  }
  var match = /(?:^|;\s*)dp-theme-preference=(light|dark)(?:;|$)/.exec(cookies);
  var theme = match ? match[1] : matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset.theme = theme;
  document.documentElement.style.colorScheme = theme;
  // Who comes from another site may have a token that the server was not sent: the way in that it has drawn for them
  // (AccountActions.module.css) is not for their eyes.
  if (/(?:^|;\s*)(?:token|accessToken)=[\w-]{1,200}(?:;|$)/.test(cookies)) document.documentElement.dataset.token = '';
})();
