import type { AbridgedPost } from './abridged-posts.ts'

type HeadSource = Pick<AbridgedPost, 'title' | 'excerpt' | 'content' | 'metaTitle' | 'metaDescription'>

const mostLetters = 200

/** What a browser's tab, a search result and a shared link say of a post: what staff wrote for it, or what is there. */
export function headOf({ title, excerpt, content, metaTitle, metaDescription }: HeadSource) {
  return { title: metaTitle ?? title, description: metaDescription ?? (excerpt || opening(content)) }
}

function opening(content = ''): string {
  const words = content.replace(/\s+/g, ' ').trim()
  return words.length > mostLetters ? `${words.slice(0, mostLetters).replace(/\s\S*$/, '')}…` : words
}
