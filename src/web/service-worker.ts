/// <reference lib="webworker" />
import { publicLists } from './data/public-lists.ts'
import { listenToPushes } from './messaging/push/push-events.ts'

/** The app's files, listed by the build. Files without a hash in their name have it here. */
declare const SHELL_FILES: readonly { readonly url: string; readonly revision: string | null }[]

const worker = self as unknown as ServiceWorkerGlobalScope
const assets = SHELL_FILES
const shellCache = `shell-${fingerprint(JSON.stringify(assets))}`
const listsCache = 'public-lists'
/** The staff version of a list has the same path; it's never cached. */
const unpublished = 'includeUnpublished'
const keptAtHeader = 'X-Kept-At'

listenToPushes(worker)

worker.addEventListener('install', event => {
  event.waitUntil(keepShell().then(() => worker.skipWaiting()))
})

worker.addEventListener('activate', event => {
  event.waitUntil(
    forget(name => name !== shellCache && name !== listsCache).then(() => worker.clients.claim()),
  )
})

worker.addEventListener('message', event => {
  if (event.data === 'sign-out') event.waitUntil(forget(() => true).then(keepShell))
})

// Everything else goes straight to the network: no private response is ever cached.
worker.addEventListener('fetch', event => {
  const { request } = event
  const { origin, pathname, searchParams } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') {
    if (!pathname.startsWith('/api/')) event.respondWith(pageOrShell(event))
  } else if (searchParams.has(unpublished)) return
  else if (publicLists.includes(pathname)) event.respondWith(listFor(event, pathname))
  else if (assets.some(asset => `/${asset.url}` === pathname)) event.respondWith(assetOf(request))
})

// The page comes from the server, which fills in the clinic's settings and a fresh nonce.
async function keepShell() {
  const cache = await caches.open(shellCache)
  await Promise.all([keepPage(), cache.addAll(assets.map(({ url }) => new Request(`/${url}`)))])
}

// The page of a clinic that hasn't opened yet must not be cached; the first visit after the opening caches the app's.
async function keepPage() {
  const page = await fetch(new Request('/', { cache: 'reload' }))
  if (!page.ok) throw new Error(`The page was answered with ${page.status}.`)
  if (isForEverybody(page)) await (await caches.open(shellCache)).put('/', page)
}

async function pageOrShell(event: FetchEvent): Promise<Response> {
  const { request } = event
  try {
    const page = await fetch(request)
    if (isForEverybody(page)) event.waitUntil(renewPage(new URL(request.url).pathname, page.clone()))
    return page
  } catch (error) {
    const shell = await caches.match('/')
    if (shell) return shell
    throw error
  }
}

/** Keeps the clinic's newest data, unless the page is of a newer version, whose worker is still to come. */
async function renewPage(path: string, page: Response) {
  if (!(await caches.match('/'))) return keepPage()
  if (path !== '/' || !page.ok) return
  const html = await page.clone().text()
  if (assets.some(({ url }) => url.startsWith('assets/main-') && html.includes(url)))
    await (await caches.open(shellCache)).put('/', page)
}

async function assetOf(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreSearch: true })) ?? fetch(request)
}

async function listFor(event: FetchEvent, pathname: string): Promise<Response> {
  const kept = await caches.match(pathname)
  const fresh = renewList(event.request, pathname, kept?.clone())
  if (!kept) return fresh
  event.waitUntil(
    fresh.then(
      ({ ok }) => (ok ? noteRenewed() : noteOld(kept)),
      () => noteOld(kept),
    ),
  )
  return kept

  function noteRenewed() {
    return tellPages({ type: 'list-renewed', path: pathname })
  }
  function noteOld({ headers }: Response) {
    return tellPages({ type: 'list-old', path: pathname, keptAt: Number(headers.get(keptAtHeader)) })
  }
}

async function renewList(request: Request, pathname: string, before?: Response): Promise<Response> {
  const answer = await fetch(request)
  if (!answer.ok) return answer
  const changed = before !== undefined && (await before.text()) !== (await answer.clone().text())
  const cache = await caches.open(listsCache)
  if (isForEverybody(answer)) await cache.put(pathname, await dated(answer.clone()))
  else await cache.delete(pathname)
  if (changed) await tellPages({ type: 'list-changed', path: pathname })
  return answer
}

// Some lists, such as promotions, show a member more than a visitor; the server marks those `no-store`.
const isForEverybody = ({ headers }: Response) => !headers.get('Cache-Control')?.includes('no-store')

async function dated(answer: Response): Promise<Response> {
  const headers = new Headers(answer.headers)
  headers.set(keptAtHeader, String(Date.now()))
  // The browser has already decompressed the body.
  headers.delete('Content-Encoding')
  return new Response(await answer.blob(), { status: answer.status, headers })
}

type Message =
  | { readonly type: 'list-changed' | 'list-renewed'; readonly path: string }
  | { readonly type: 'list-old'; readonly path: string; readonly keptAt: number }

async function tellPages(message: Message) {
  for (const page of await worker.clients.matchAll({ type: 'window' })) page.postMessage(message)
}

async function forget(which: (name: string) => boolean) {
  const names = await caches.keys()
  await Promise.all(names.filter(which).map(name => caches.delete(name)))
}

function fingerprint(text: string): string {
  let hash = 5381
  for (const letter of text) hash = (hash * 33 + letter.charCodeAt(0)) % 4_294_967_296
  return hash.toString(36)
}
