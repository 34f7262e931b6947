import { useEffect } from 'react'
import { clinic } from './clinic.ts'

export interface PageHead {
  readonly title: string
  /** Left out, it stays what it is. */
  readonly description?: string
}

let shown: PageHead | undefined

/** What the tab says while a page has something of its own to say. */
export const ownTitle = () => shown?.title

export const tabTitle = (title: string | null | undefined) =>
  title ? `${title} · ${clinic.clinicName}` : clinic.clinicName

/** Gives the page a title and a description of its own for as long as it is open. */
export function usePageHead({ title, description }: PageHead): void {
  useEffect(() => {
    const before = { title: document.title, description: descriptionTag()?.content }
    shown = { title }
    document.title = tabTitle(title)
    describe(description)
    return () => {
      shown = undefined
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
