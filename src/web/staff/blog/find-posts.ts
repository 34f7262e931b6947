import type { BlogPost } from '#api/schemas/index.ts'

/** The posts that contain all searched words, ignoring case. */
export function findPosts(posts: readonly BlogPost[], search: string): readonly BlogPost[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return posts.filter(({ title, excerpt, category, tags, status }) => {
    const text = [title, excerpt, category, status, ...tags].join(' ').toLowerCase()
    return words.every(word => text.includes(word))
  })
}
