// Runs before the app in a draft's preview (D-203). Isolates it from the browser's session and storage, so that it
// changes nothing there, and sends all calls to the preview's URL.
;(() => {
  const base = document.documentElement.dataset.preview
  globalThis.previewBase = base

  const ask = globalThis.fetch
  const below = url => (typeof url === 'string' && url.startsWith('/api/') ? base + url : url)
  globalThis.fetch = async (url, options) =>
    // Doesn't count visits.
    url === '/api/visitor' ? new Response('{}') : ask(below(url), { ...options, credentials: 'omit' })

  // Links that leave the app, such as to the clinic's texts, stay within the draft.
  addEventListener(
    'click',
    ({ target }) => {
      const link = target.closest?.('a')
      if (link?.origin === location.origin && !link.pathname.startsWith(base))
        link.href = base + link.pathname
    },
    true,
  )

  // The sample member never gets live updates.
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
  // Without cookies, there is no need to ask about them.
  const nothing = { necessary: true, analytics: false, marketing: false, preferences: false }
  const timestamp = new Date().toISOString()
  localStorage.setItem('cookie-consent', JSON.stringify({ ...nothing, timestamp, visitorId: 'preview' }))

  // The preview sets up neither a service worker nor push.
  delete Navigator.prototype.serviceWorker
  delete globalThis.PushManager
})()
