import { useEffect } from 'react'
import { setOwnTitle, tabTitle } from './page-head.ts'

export interface PageHead {
  readonly title: string
  /** Unchanged by default. */
  readonly description?: string
}

/** Sets the page's title and description while it is open. */
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
