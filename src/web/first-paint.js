// Runs before the first paint: sets the theme, hides a screen that isn't the URL's, and removes secrets from the URL.
;(() => {
  const root = document.documentElement
  const { rendered = '/' } = root.dataset
  // After a reload, an open post opens again, but the server-rendered HTML is the list.
  if (location.pathname !== rendered || history.state?.post) root.dataset.elsewhere = ''
  // Moves a reset link's token from the URL into memory, before the URL can be shared.
  if (location.pathname === '/reset-password') {
    globalThis.resetToken = new URLSearchParams(location.search).get('token')
    history.replaceState(history.state, '', location.pathname)
  }
  // The same for a link that opens the staff area.
  if (location.pathname === '/admin/welcome' && location.hash) {
    globalThis.signInLink = location.hash
    history.replaceState(history.state, '', location.pathname)
  }
  // The same for the front desk's code.
  if (location.pathname === '/claim' && location.hash) {
    globalThis.claimCode = location.hash
    history.replaceState(history.state, '', location.pathname)
  }
  try {
    const theme = localStorage.getItem('theme')
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
  } catch {
    // Without storage, the system's theme is used.
  }
})()
