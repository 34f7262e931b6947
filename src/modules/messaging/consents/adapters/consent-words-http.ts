import { z } from 'zod'
import { everyRole, routeOf } from '#platform/http/route/route.ts'
import { readConsentWords } from '../preferences.ts'

const route = routeOf<{ readonly readConsentWords: typeof readConsentWords }>()

export const consentWordsRoutes = [
  route({
    method: 'get',
    path: '/api/admin/consent-words',
    name: 'readConsentWords',
    summary: 'Get the consent texts that staff read to a patient at the front desk.',
    description: 'The same texts in the same version as on the preferences page.',
    access: everyRole,
    answer: z.object({ wording: z.string(), email: z.string(), sms: z.string() }).meta({
      id: 'ConsentWords',
      example: readConsentWords(),
    }),
    refusals: [],
    handle: async consents => consents.readConsentWords(),
  }),
]
