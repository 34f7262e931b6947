import type { Clinic } from '#api/schemas/index.ts'

export type ClinicSettings = Omit<Clinic, 'demo' | 'brand'> & {
  readonly brand: Pick<Clinic['brand'], 'card' | 'logo'>
}

const unknown: ClinicSettings = {
  clinicName: 'Your clinic',
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  bookingUrl: null,
  contact: [],
  navVariant: 'A',
  welcomeText: null,
  tiers: [],
  milestones: [],
  categories: [],
  pages: [],
  isPublished: true,
  brand: { card: 'rings', logo: null },
}

/** The clinic's settings, which the server writes into the page. */
export const clinic: ClinicSettings = typeof document === 'undefined' ? unknown : settingsInPage()

function settingsInPage(): ClinicSettings {
  try {
    return { ...unknown, ...JSON.parse(document.getElementById('clinic')?.textContent ?? '{}') }
  } catch {
    return unknown
  }
}

/** Links to all of the clinic's texts, or only to these. They leave the app, because the texts are separate pages. */
export const pageLinks = (names?: readonly string[]) =>
  clinic.pages
    .filter(({ name }) => names?.includes(name) ?? true)
    .map(({ name, title }) => ({ href: `/${name}`, title }))
