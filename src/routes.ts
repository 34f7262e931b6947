import type { AnyRoute } from '#platform/http/route.ts'
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
import { setupRoutes } from './server/setup-routes.ts'

/** Every route of the product by module. */
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

type Tag = keyof typeof routesByModule

const descriptions: Readonly<Record<Tag, string>> = {
  identity: 'Members and staff: who they are, how they sign in, and what staff did.',
  loyalty: 'Points and what they buy: check-ins, goals, vouchers and every points transaction.',
  desk: 'What the front desk does with points: awards, vouchers, and the screen that shows a check-in code.',
  content: 'What the clinic shows: its settings, service menu, locations, promotions and blog.',
  messaging: 'Notifications, push, campaigns by every channel, and what mail programs and Twilio send back.',
  preferences: 'Over which channels a member wants offers and news, and the links that mails carry.',
  trial: 'A message that is being written, sent to oneself before anybody else gets it.',
  requests: 'Points that a member asks for after a treatment, and the decision of the clinic.',
  diary: 'A member’s own diary of treatments, with photos that nobody else sees.',
  privacy: 'The medical intake, the choice about cookies, and a member’s own data: all of it, or none.',
  patients: 'The list of patients, who is in the clinic today, and how the clinic does.',
  setup: 'How the app is set up, for the owner.',
}

/** What `start.ts` serves and `openapi/emit.ts` documents. */
export const documentedRoutes = Object.entries(routesByModule).map(([name, routes]) => {
  const tag = name as Tag
  return { tag, description: descriptions[tag], routes: routes as readonly AnyRoute[] }
})
