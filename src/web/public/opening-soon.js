// On the "Opening soon" page: loads the app once the clinic has opened it.
;(() => {
  const look = async () => {
    if (document.visibilityState !== 'visible') return
    const answer = await fetch('/api/config').catch(() => undefined)
    const clinic = answer?.ok ? await answer.json() : undefined
    if (clinic?.isPublished) location.reload()
  }
  document.addEventListener('visibilitychange', look)
  setInterval(look, 30_000)
})()
