import type { PagesContents } from '#api/schemas/index.ts'

/** What stands where the clinic wrote nothing. */
export const ownWords = 'Default text'

/** The texts of the clinic: how they are called, and what stands where none is written. */
export const pageTexts: Readonly<
  Record<PagesContents['pages'][number]['id'], { title: string; without: string }>
> = {
  privacy: { title: 'Privacy policy', without: ownWords },
  terms: { title: 'Terms', without: 'Not set up (hidden)' },
  'notice-of-privacy-practices': { title: 'Notice of privacy practices', without: ownWords },
  accessibility: { title: 'Accessibility', without: 'Not set up (hidden)' },
  aftercare: { title: 'Aftercare', without: 'Not set up (hidden)' },
}
