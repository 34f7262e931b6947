import { contentRoutes } from './modules/content/adapters/http.ts'
import { diaryRoutes } from './modules/diary/adapters/http.ts'
import { identityRoutes } from './modules/identity/adapters/http.ts'
import { deskRoutes } from './modules/loyalty/adapters/desk-http.ts'
import { loyaltyRoutes } from './modules/loyalty/adapters/http.ts'
import { messagingRoutes } from './modules/messaging/adapters/http.ts'
import { linkRoutes } from './modules/messaging/adapters/link-http.ts'
import { preferenceRoutes } from './modules/messaging/adapters/preferences-http.ts'
import { trialRoutes } from './modules/messaging/adapters/trial-http.ts'
import { patientDeskRoutes } from './modules/patients/adapters/desk-routes.ts'
import { figuresRoutes } from './modules/patients/adapters/figures-routes.ts'
import { patientsRoutes } from './modules/patients/adapters/http.ts'
import { privacyRoutes } from './modules/privacy/adapters/http.ts'
import { requestsRoutes } from './modules/requests/adapters/http.ts'
import { setupRoutes } from './setup-routes.ts'

/** Every route of the product by module: what `app.ts` serves and `openapi/emit.ts` documents. */
export const routesByModule = {
  identity: identityRoutes,
  loyalty: loyaltyRoutes,
  desk: deskRoutes,
  content: contentRoutes,
  messaging: messagingRoutes,
  preferences: [...preferenceRoutes, ...linkRoutes],
  trial: trialRoutes,
  requests: requestsRoutes,
  diary: diaryRoutes,
  privacy: privacyRoutes,
  patients: [...patientsRoutes, ...patientDeskRoutes, ...figuresRoutes],
  setup: setupRoutes,
} as const
