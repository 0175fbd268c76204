// Runs before anything is painted, so that a dark page never flashes white.
(function () {
  var theme = 'system';
  try { theme = JSON.parse(localStorage.getItem('lanai-settings') || '{}').theme || theme; } catch (_) { /* no storage */ }
  if (theme === 'system') theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset.theme = theme;
})();
