/** What a clinic tells in texts of its own, in the order in which links name them. */
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

/** Of these the app has words of its own, which hold where the clinic wrote none; they are version 0. */
const withOwnWords: readonly PageName[] = ['privacy', 'notice-of-privacy-practices']

export const hasOwnWords = (name: PageName): boolean => withOwnWords.includes(name)

/** A text as it was published once; it never changes. */
export interface PageVersion {
  readonly name: PageName
  /** Counted from 1 for each page. */
  readonly version: number
  /** Markdown; empty where the clinic took its text back. */
  readonly text: string
  /** The clinic's day, 'YYYY-MM-DD'. */
  readonly publishedOn: string
}

/** As the clinic edits a page: its id is its name. */
export interface PageText {
  readonly id: PageName
  readonly text: string
}

export interface PagesInForce {
  readonly pages: readonly PageText[]
}

/** Every page with the text that its newest version has. */
export const textsOf = (newest: readonly PageVersion[]): readonly PageText[] =>
  pageNames.map(id => ({ id, text: newest.find(({ name }) => name === id)?.text ?? '' }))

/** What has to be added so that these are the texts in force: one version for each text that says something else. */
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

/** The version that holds of a page: 0 where those are the app's own words; undefined where nobody wrote any. */
export function versionInForce(name: PageName, newest: readonly PageVersion[]): number | undefined {
  const last = newest.find(each => each.name === name)
  if (last && last.text !== '') return last.version
  return hasOwnWords(name) ? 0 : undefined
}
