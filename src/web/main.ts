import '#ui-kit/foundations/theme/global.css.ts'
import './hydration/first-paint.css.ts'
import { clearLegacyStorage } from './data/clear-legacy-storage.ts'
import { registerServiceWorker } from './data/register-service-worker.ts'
import { hasSeenSignedIn } from './data/signed-in-hint.ts'
import { hydrateOnIntent } from './hydration/hydrate-on-intent.ts'
import { hydrateOnInteraction } from './hydration/hydrate-on-interaction.ts'
import { reloadIfUpdated } from './hydration/reload-if-updated.ts'
import { catchInstallOffer } from './messaging/push/install-offer.ts'
import { trackVisit } from './privacy/cookies/track-visit.ts'

const nonce = document.querySelector<HTMLMetaElement>('meta[name=style-nonce]')?.content
Object.assign(globalThis, { __webpack_nonce__: nonce })

const start = async (hydrate: boolean) => {
  const { startApp } = await import('./start-app.tsx')
  await startApp(hydrate)
}

addEventListener('vite:preloadError', () => void reloadIfUpdated())
clearLegacyStorage()
registerServiceWorker()
catchInstallOffer()
trackVisit()

const page = document.getElementById('root')
const shown = page?.firstElementChild && !('elsewhere' in document.documentElement.dataset)
if (!shown) void start(false)
else if (location.pathname !== '/') hydrateOnInteraction(page, () => start(true))
// The landing page's links work without the app, which starts when the user reaches for one.
else if (!hasSeenSignedIn()) hydrateOnIntent(page, () => void start(true))
else void start(false)
