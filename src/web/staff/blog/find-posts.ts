import type { BlogPost } from '#api/schemas/index.ts'

/** Posts in which every searched word occurs, whatever the case. */
export function findPosts(posts: readonly BlogPost[], search: string): readonly BlogPost[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return posts.filter(({ title, excerpt, category, tags, status }) => {
    const text = [title, excerpt, category, status, ...tags].join(' ').toLowerCase()
    return words.every(word => text.includes(word))
  })
}
