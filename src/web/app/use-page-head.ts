import { useEffect } from 'react'
import { setOwnTitle, tabTitle } from './page-head.ts'

export interface PageHead {
  readonly title: string
  /** Left out, it stays what it is. */
  readonly description?: string
}

/** Gives the page a title and a description of its own for as long as it is open. */
export function usePageHead({ title, description }: PageHead): void {
  useEffect(() => {
    const before = { title: document.title, description: descriptionTag()?.content }
    setOwnTitle(title)
    document.title = tabTitle(title)
    describe(description)
    return () => {
      setOwnTitle(undefined)
      document.title = before.title
      describe(before.description)
    }
  }, [title, description])
}

const descriptionTag = () => document.querySelector<HTMLMetaElement>('meta[name=description]')

function describe(text: string | undefined) {
  const tag = descriptionTag()
  if (tag && text !== undefined) tag.content = text
}
