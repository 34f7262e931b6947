import type { AbridgedPost } from './abridged-posts.ts'

type HeadSource = Pick<AbridgedPost, 'title' | 'excerpt' | 'content' | 'metaTitle' | 'metaDescription'>

const mostLetters = 200

/**
 * A post's title and description for the tab, search results and shared links: the staff's own, or taken from the post.
 */
export function headOf({ title, excerpt, content, metaTitle, metaDescription }: HeadSource) {
  return { title: metaTitle ?? title, description: metaDescription ?? (excerpt || opening(content)) }
}

function opening(content = ''): string {
  const words = content.replace(/\s+/g, ' ').trim()
  return words.length > mostLetters ? `${words.slice(0, mostLetters).replace(/\s\S*$/, '')}…` : words
}
