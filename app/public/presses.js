// A page that the server has drawn can be pressed before its code is here. The last press of a button is remembered, and
// app/src/hydration/early-presses.ts makes it again. A file of its own: the content-security policy refuses scripts
// inside the page.
(function () {
  function remember(event) {
    window.earlyPress.target = event.target;
  }
  window.earlyPress = {
    target: null,
    stop: function () {
      document.removeEventListener('click', remember, true);
    },
  };
  document.addEventListener('click', remember, true);
})();
