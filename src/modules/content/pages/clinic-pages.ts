/** The pages that a clinic can write, in the order of their links. */
export const pageNames = [
  'privacy',
  'terms',
  'notice-of-privacy-practices',
  'accessibility',
  'aftercare',
] as const

export type PageName = (typeof pageNames)[number]

export const pageTitles: Readonly<Record<PageName, string>> = {
  privacy: 'Privacy policy',
  terms: 'Terms',
  'notice-of-privacy-practices': 'Notice of privacy practices',
  accessibility: 'Accessibility',
  aftercare: 'Aftercare',
}

/** For these pages, the app's own text is used if the clinic has none. It's version 0. */
const withOwnWords: readonly PageName[] = ['privacy', 'notice-of-privacy-practices']

export const hasOwnWords = (name: PageName): boolean => withOwnWords.includes(name)

/** A published text; it never changes. */
export interface PageVersion {
  readonly name: PageName
  /** Numbered from 1 for each page. */
  readonly version: number
  /** Markdown; empty if the clinic removed its text. */
  readonly text: string
  /** The clinic day, 'YYYY-MM-DD'. */
  readonly publishedOn: string
}

/** A page as the clinic edits it. Its ID is its name. */
export interface PageText {
  readonly id: PageName
  readonly text: string
}

export interface CurrentPages {
  readonly pages: readonly PageText[]
}

/** The newest text of every page. */
export const textsOf = (newest: readonly PageVersion[]): readonly PageText[] =>
  pageNames.map(id => ({ id, text: newest.find(({ name }) => name === id)?.text ?? '' }))

/** The versions to add to publish these texts: one for each that changed. */
export function versionsToAdd(
  newest: readonly PageVersion[],
  pages: readonly PageText[],
  publishedOn: string,
): readonly PageVersion[] {
  return pages.flatMap(({ id, text }) => {
    const last = newest.find(({ name }) => name === id)
    return text === (last?.text ?? '')
      ? []
      : [{ name: id, version: (last?.version ?? 0) + 1, text, publishedOn }]
  })
}

/** A page's current version: 0 for the app's own text, undefined if there's none. */
export function currentVersionOf(name: PageName, newest: readonly PageVersion[]): number | undefined {
  const last = newest.find(each => each.name === name)
  if (last && last.text !== '') return last.version
  return hasOwnWords(name) ? 0 : undefined
}
