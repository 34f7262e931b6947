// Runs before the first paint: the chosen theme, and no landing page under another address.
;(() => {
  const root = document.documentElement
  if (location.pathname !== '/') root.dataset.elsewhere = ''
  try {
    const theme = localStorage.getItem('theme')
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
  } catch {
    // A browser that refuses storage shows the system's theme.
  }
})()
