import { contentRoutes } from './modules/content/adapters/http.ts'
import { diaryRoutes } from './modules/diary/adapters/http.ts'
import { identityRoutes } from './modules/identity/adapters/http.ts'
import { loyaltyRoutes } from './modules/loyalty/adapters/http.ts'
import { messagingRoutes } from './modules/messaging/adapters/http.ts'
import { patientsRoutes } from './modules/patients/adapters/http.ts'
import { privacyRoutes } from './modules/privacy/adapters/http.ts'
import { requestsRoutes } from './modules/requests/adapters/http.ts'

/** Every route of the product by module: what `app.ts` serves and `openapi/emit.ts` documents. */
export const routesByModule = {
  identity: identityRoutes,
  loyalty: loyaltyRoutes,
  content: contentRoutes,
  messaging: messagingRoutes,
  requests: requestsRoutes,
  diary: diaryRoutes,
  patients: patientsRoutes,
  privacy: privacyRoutes,
} as const
