import type { PagesContents } from '#api/schemas/index.ts'

/** The texts of the clinic: how they are called, and what stands where none is written. */
export const pageTexts: Readonly<
  Record<PagesContents['pages'][number]['id'], { title: string; without: string }>
> = {
  privacy: { title: 'Privacy policy', without: 'The app’s own words' },
  terms: { title: 'Terms', without: 'Not written: there is no such page' },
  'notice-of-privacy-practices': { title: 'Notice of privacy practices', without: 'The app’s own words' },
  accessibility: { title: 'Accessibility', without: 'Not written: there is no such page' },
  aftercare: { title: 'Aftercare', without: 'Not written: there is no such page' },
}
