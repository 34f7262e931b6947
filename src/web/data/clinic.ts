import type { Clinic } from '#api/schemas/index.ts'

export type ClinicSettings = Omit<Clinic, 'demo'>

const unknown: ClinicSettings = {
  clinicName: 'Your clinic',
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  bookingUrl: null,
  navVariant: 'A',
  tiers: [],
  milestones: [],
  categories: [],
  isPublished: true,
}

// The landing page is rendered once, at build time; the server then writes the clinic's own settings into it.
const toBeFilled: ClinicSettings = {
  ...unknown,
  clinicName: '%CLINIC_NAME%',
  bookingUrl: '%BOOKING_URL%',
}

/** The clinic that runs this app, as the server wrote it into the page. */
export const clinic: ClinicSettings = typeof document === 'undefined' ? toBeFilled : settingsInPage()

function settingsInPage(): ClinicSettings {
  try {
    return { ...unknown, ...JSON.parse(document.getElementById('clinic')?.textContent ?? '{}') }
  } catch {
    return unknown
  }
}
