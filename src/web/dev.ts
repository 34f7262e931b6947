import { spawn } from 'node:child_process'
import { createServer, type Plugin } from 'vite'
import config from './vite.config.ts'

/**
 * `npm run dev`: Vite serves the screens and swaps what is edited; the server beside it starts anew when its own files change.
 * Pages are not rendered by the server here: `npm start` shows them as patients get them.
 */
const { PORT: port = '3000', DEV_PORT: devPort = '5173', ...env } = process.env
const api = `http://localhost:${port}`

/** What a worker kept would hide what was edited. */
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
    // The generated client is in a folder of this name, too.
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

/** What the server writes into pages; it may be starting at the moment. */
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
