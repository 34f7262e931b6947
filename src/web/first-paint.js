// Runs before the first paint: the chosen theme, no other screen than the address’s own, and no secret in the address.
;(() => {
  const root = document.documentElement
  const { rendered = '/' } = root.dataset
  // A post that was open before a reload is open after it; what came as HTML is the list.
  if (location.pathname !== rendered || history.state?.post) root.dataset.elsewhere = ''
  // The token of a reset link leaves the address before anything can pass the address on; it stays in memory only.
  if (location.pathname === '/reset-password') {
    globalThis.resetToken = new URLSearchParams(location.search).get('token')
    history.replaceState(history.state, '', location.pathname)
  }
  // So does that of a link that opens the staff area.
  if (location.pathname === '/admin/welcome' && location.hash) {
    globalThis.signInLink = location.hash
    history.replaceState(history.state, '', location.pathname)
  }
  // And the code that the front desk shows.
  if (location.pathname === '/claim' && location.hash) {
    globalThis.claimCode = location.hash
    history.replaceState(history.state, '', location.pathname)
  }
  try {
    const theme = localStorage.getItem('theme')
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
  } catch {
    // A browser that refuses storage shows the system's theme.
  }
})()
