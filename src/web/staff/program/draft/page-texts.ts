import type { PagesContents } from '#api/schemas/index.ts'

/** Shown if the clinic wrote no text. */
export const ownWords = 'Default text'

/** The names of the clinic's texts, and what is shown if none is written. */
export const pageTexts: Readonly<
  Record<PagesContents['pages'][number]['id'], { title: string; without: string }>
> = {
  privacy: { title: 'Privacy policy', without: ownWords },
  terms: { title: 'Terms', without: 'Not set up (hidden)' },
  'notice-of-privacy-practices': { title: 'Notice of privacy practices', without: ownWords },
  accessibility: { title: 'Accessibility', without: 'Not set up (hidden)' },
  aftercare: { title: 'Aftercare', without: 'Not set up (hidden)' },
}
