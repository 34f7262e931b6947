import { setupWorker } from 'msw/browser'

/** Answers the stories' requests. A request to the server that a story has no handler for fails. */
export async function startWorker() {
  const worker = setupWorker()
  await worker.start({
    quiet: true,
    onUnhandledFrame: ({ frame, defaults }) => {
      if (frame.protocol !== 'http') return
      const { pathname } = new URL(frame.data.request.url)
      if (!pathname.startsWith('/api/')) return
      defaults.error()
      throw new Error(`This story has no answer for ${pathname}`)
    },
  })
  return worker
}
