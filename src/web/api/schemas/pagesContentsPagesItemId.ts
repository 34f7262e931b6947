/**
 * Which page the text is for. It appears at `/{id}`.
 */
export type PagesContentsPagesItemId = (typeof PagesContentsPagesItemId)[keyof typeof PagesContentsPagesItemId]

export const PagesContentsPagesItemId = {
  privacy: 'privacy',
  terms: 'terms',
  'notice-of-privacy-practices': 'notice-of-privacy-practices',
  accessibility: 'accessibility',
  aftercare: 'aftercare',
} as const
