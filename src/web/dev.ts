import { spawn } from 'node:child_process'
import { createServer, type Plugin } from 'vite'
import config from './vite.config.ts'

/**
 * `npm run dev`: Vite serves the screens with hot reloading, and the server restarts when its files change. Pages
 * aren't server-rendered here; `npm start` shows them as patients get them.
 */
const { PORT: port = '3000', DEV_PORT: devPort = '5173', ...env } = process.env
const api = `http://localhost:${port}`

/** A service worker's cache would hide edits. */
const noServiceWorker: Plugin = {
  name: 'no-service-worker',
  configureServer: ({ middlewares }) =>
    void middlewares.use('/service-worker.js', (_request, response) =>
      response.setHeader('Content-Type', 'text/javascript').end(),
    ),
}

const vite = await createServer({
  ...config,
  configFile: false,
  appType: 'custom',
  plugins: [...(config.plugins ?? []), noServiceWorker],
  server: {
    port: Number(devPort),
    strictPort: true,
    // The generated client is also in a folder named `api`.
    proxy: { '^/api/(?!.*\\.tsx?(?:\\?|$))': api, '/manifest.webmanifest': api },
  },
})
vite.middlewares.use(async (request, response, next) => {
  if (!request.headers.accept?.includes('text/html')) return next()
  try {
    const page = await vite.transformIndexHtml(request.url ?? '/', pageOf(await clinicJson()))
    response.setHeader('Content-Type', 'text/html').end(page)
  } catch (error) {
    next(error)
  }
})
await vite.listen()
vite.printUrls()

const server = spawn(process.execPath, ['--watch', '--enable-source-maps', 'src/commands/main.ts'], {
  env: { ...env, PORT: port, APP_URL: `http://localhost:${devPort}` },
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    server.kill(signal)
    await vite.close()
  })
server.once('exit', code => process.exit(code ?? 0))

/** The data that the server writes into pages; the server may still be starting. */
async function clinicJson(): Promise<string> {
  for (;;) {
    const answer = await fetch(`${api}/api/config`).catch(() => undefined)
    if (answer?.ok) return (await answer.text()).replaceAll('<', '\\u003c')
    await new Promise(resolve => setTimeout(resolve, 200))
  }
}

function pageOf(clinic: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Velora</title>
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
    <script id="clinic" type="application/json">${clinic}</script>
    <script type="module" src="/first-paint.js"></script>
    <script type="module" src="/main.ts"></script>
  </head>
  <body><div id="root"></div></body>
</html>`
}
