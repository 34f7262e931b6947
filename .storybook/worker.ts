import { setupWorker } from 'msw/browser'

/** Answers the calls of stories; a call to the server that no story has foreseen is an error. */
export async function startWorker() {
  const worker = setupWorker()
  await worker.start({
    quiet: true,
    onUnhandledFrame: ({ frame, defaults }) => {
      if (frame.protocol === 'http' && new URL(frame.data.request.url).pathname.startsWith('/api/'))
        defaults.error()
    },
  })
  return worker
}
