import '#ui-kit/theme/global.css.ts'
import './shell/first-paint.css.ts'
import { attendVisitor } from './privacy/attend-visitor.ts'
import { beginAfresh } from './shell/begin-afresh.ts'
import { catchInstallOffer } from './shell/install-offer.ts'
import { registerServiceWorker } from './shell/register-service-worker.ts'
import { hasSeenSignedIn } from './shell/signed-in-hint.ts'
import { takeOver } from './shell/take-over.ts'
import { whenNeeded } from './shell/when-needed.ts'

const nonce = document.querySelector<HTMLMetaElement>('meta[name=style-nonce]')?.content
Object.assign(globalThis, { __webpack_nonce__: nonce })

const start = async (hydrate: boolean) => {
  const { startApp } = await import('./start-app.tsx')
  await startApp(hydrate)
}

beginAfresh()
registerServiceWorker()
catchInstallOffer()
attendVisitor()

const page = document.getElementById('root')
const shown = page?.firstElementChild && !('elsewhere' in document.documentElement.dataset)
if (!shown) void start(false)
else if (location.pathname !== '/') takeOver(page, () => start(true))
// The landing page works as it comes from the server: its links are links. The app joins in when somebody reaches for one.
else if (!hasSeenSignedIn()) whenNeeded(page, () => void start(true))
else void start(false)
