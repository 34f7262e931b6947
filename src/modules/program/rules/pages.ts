import type { PartRules } from './part-rules.ts'

const titles = {
  privacy: 'Privacy policy',
  terms: 'Terms',
  'notice-of-privacy-practices': 'Notice of privacy practices',
  accessibility: 'Accessibility',
  aftercare: 'Aftercare',
} as const

export type PageName = keyof typeof titles

export const textNames = Object.keys(titles) as readonly PageName[]

export interface PagesContents {
  readonly pages: readonly Page[]
}

export interface Page {
  readonly id: PageName
  /** Markdown; empty if the clinic has none. */
  readonly text: string
}

/** For these pages, the app's own text is used if the clinic has none. */
const withOwnWords: readonly PageName[] = ['privacy', 'notice-of-privacy-practices']

export const titleOf = ({ id }: Pick<Page, 'id'>): string => titles[id]

export const isWritten = ({ text }: Page): boolean => text !== ''

/** The texts that patients haven't been able to read before. */
export const newTexts = (before: PagesContents | undefined, after: PagesContents): readonly Page[] =>
  after.pages.filter(
    page =>
      (isWritten(page) || withOwnWords.includes(page.id)) &&
      before?.pages.find(({ id }) => id === page.id)?.text !== page.text,
  )

interface Document {
  readonly pages: PagesContents
}

/** All texts in a fixed order: the given ones, with `others` filling the gaps. */
const all = (given: readonly Page[], others: readonly Page[]): PagesContents => ({
  pages: textNames.map(
    id => given.find(page => page.id === id) ?? others.find(page => page.id === id) ?? { id, text: '' },
  ),
})

/** The clinic's texts. The list is always the same; an empty text counts as archived. */
export const pagesRules: PartRules<PagesContents, Document> = {
  blank: all([], []),
  completed: ({ pages }) => all(pages, []),
  keepWhatWas: (published, { pages }) => all(pages, published.pages),
  problemsOf: () => [],
  toDo: () => undefined,
  lists: [
    {
      kind: 'page',
      itemsOf: ({ pages: { pages } }) => pages as readonly never[],
      nameOf: ({ id }) => titles[id as PageName],
      isAway: ({ text }) => text === '',
      fields: {
        text: { label: 'text', shown: (text: string) => `new text, ${wordsIn(text)}`, speaksForItself: true },
      },
    },
  ],
}

function wordsIn(text: string): string {
  const count = text.split(/\s+/).filter(Boolean).length
  return count === 1 ? '1 word' : `${count} words`
}
