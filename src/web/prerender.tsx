import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { clinic } from './data/clinic.ts'
import { OpeningSoon } from './identity/landing/opening-soon.tsx'
import { TextPage } from './identity/landing/text-page.tsx'
import { consentWordings, wordingVersion } from './privacy/intake/consent-wordings.ts'
import { makeRouter } from './router.ts'

const ways = ['phone', 'email', 'website'] as const
const texts = ['privacy', 'terms', 'notice-of-privacy-practices', 'accessibility', 'aftercare']

// Pages are rendered once, at build time; the server then writes the clinic's own settings into them.
Object.assign(clinic, {
  clinicName: '%CLINIC_NAME%',
  bookingUrl: '%BOOKING_URL%',
  contact: ways.map(kind => ({ kind, href: `%${kind.toUpperCase()}%`, text: '%CONTACT%' })),
  pages: texts.map(name => ({ name, title: '%PAGE_TITLE%', version: 0 })),
})

/** The path of every screen as its route has it ('/admin/people'), for the server to know what is none. */
export function screenPaths(): string[] {
  const { routesByPath } = makeRouter({ history: createMemoryHistory({ initialEntries: ['/'] }) })
  return [...new Set(Object.keys(routesByPath).map(path => path.replace(/(?<=.)\/$/, '')))].sort()
}

/** The landing page as HTML, for the build to write into index.html. */
export async function landingPage(): Promise<string> {
  const router = makeRouter({ history: createMemoryHistory({ initialEntries: ['/'] }) })
  await router.load()
  return renderToString(<RouterProvider router={router} />)
}

/** What stands in the place of every screen for members until the clinic has published what it offers. */
export const openingPage = (): string => renderToString(<OpeningSoon />)

/** Where a text of the clinic stands. */
export const textPage = (): string => renderToString(<TextPage />)

/** What the app says in the place of texts that a clinic has not written. */
export function ownWords() {
  const { privacyPolicyAccepted, hipaaConsentDate } = consentWordings('%CLINIC_NAME%')
  return {
    writtenOn: wordingVersion,
    pages: {
      privacy: privacyPolicyAccepted.paragraphs,
      'notice-of-privacy-practices': hipaaConsentDate.paragraphs,
    },
  }
}
