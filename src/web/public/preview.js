// Runs before the app in a preview of a draft (D-203). It takes away what is the browser's own, so that whoever is signed in
// there stays so and nothing is left behind, and has everything asked below the preview's address.
;(() => {
  const base = document.documentElement.dataset.preview
  globalThis.previewBase = base

  const ask = globalThis.fetch
  const below = url => (typeof url === 'string' && url.startsWith('/api/') ? base + url : url)
  globalThis.fetch = async (url, options) =>
    // No visit is counted.
    url === '/api/visitor' ? new Response('{}') : ask(below(url), { ...options, credentials: 'omit' })

  // What leads out of the app, such as to a text of the clinic, stays with the draft.
  addEventListener(
    'click',
    ({ target }) => {
      const link = target.closest?.('a')
      if (link?.origin === location.origin && !link.pathname.startsWith(base))
        link.href = base + link.pathname
    },
    true,
  )

  // Nothing happens to somebody whom there is not.
  globalThis.EventSource = class extends EventTarget {
    close() {}
  }

  Object.defineProperty(document, 'cookie', { get: () => 'signed-in=1', set: () => undefined })

  const memory = () => {
    const kept = Object.create({
      getItem: key => kept[key] ?? null,
      setItem: (key, value) => {
        kept[key] = String(value)
      },
      removeItem: key => {
        delete kept[key]
      },
      clear: () => {
        for (const key of Object.keys(kept)) delete kept[key]
      },
    })
    return kept
  }
  for (const storage of ['localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, storage, { value: memory() })
  // Nobody is asked about cookies where there are none.
  const nothing = { necessary: true, analytics: false, marketing: false, preferences: false }
  const timestamp = new Date().toISOString()
  localStorage.setItem('cookie-consent', JSON.stringify({ ...nothing, timestamp, visitorId: 'preview' }))

  // Neither a worker nor a push is set up from here.
  delete Navigator.prototype.serviceWorker
  delete globalThis.PushManager
})()
