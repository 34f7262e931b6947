import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import type { BlogPost } from '#api/schemas/index.ts'
import { abridgedPosts } from './content/blog/abridged-posts.ts'
import { addressOfPost, findPost } from './content/blog/find-post.ts'
import { headOf } from './content/blog/post-head.ts'
import { type ClinicSettings, clinic } from './data/clinic.ts'
import { queryClient } from './data/query-client.ts'
import { makeRouter } from './router.ts'

type Listed = readonly { readonly category?: string | null }[]
type Posts = readonly BlogPost[]
type Shown = { readonly listPath: string; readonly list: Listed; readonly clinic: ClinicSettings }

/** A list has a variant of its own for each category. What else may stand in an address changes nothing on the page. */
export function variantOf(
  path: string,
  { category = 'all', words }: Readonly<Record<string, unknown>>,
  list: Listed,
): string | undefined {
  if (isPost(path)) return entryAt(path, list as Posts)
  if (words) return undefined
  if (category === 'all') return path
  const known = list.find(each => each.category === category)?.category
  return known ? `${path}?category=${encodeURIComponent(known)}` : undefined
}

const isPost = (path: string) => path.startsWith('/blog/')
const isBlog = (path: string) => /^\/blog(?:[/?]|$)/.test(path)

/** The address of the post that a path names; nothing when there is none. */
export function entryAt(path: string, posts: Posts): string | undefined {
  const post = postAt(path, posts)
  return post && addressOfPost(post)
}

const postAt = (path: string, posts: Posts) =>
  isPost(path) ? findPost(posts, path.slice('/blog/'.length)) : undefined

/** A screen with its list as HTML, as a visitor sees it whom nobody knows, and what the browser's tab says. */
export async function render(variant: string, shown: Shown) {
  const router = makeRouter({ history: createMemoryHistory({ initialEntries: [variant] }) })
  await router.load()
  const html = htmlOf(<RouterProvider router={router} />, shown)
  if (!isBlog(variant)) return { title: titleIn(router), html }
  const posts = shown.list as Posts
  const post = postAt(variant, posts)
  const abridged = abridgedPosts(posts, post)
  if (!post) return { title: titleIn(router), html, abridged }
  const { title, description } = headOf(post)
  return { title, html, abridged, about: { description, picture: post.featuredImage } }
}

const titleIn = ({ state }: ReturnType<typeof makeRouter>) => state.matches.at(-1)?.staticData.title ?? ''

// In one go: the screens read their clinic and their list from places that there is one of.
function htmlOf(app: React.ReactNode, shown: Shown): string {
  Object.assign(clinic, shown.clinic)
  queryClient.setQueryDefaults([shown.listPath], { initialData: shown.list })
  try {
    return renderToString(app)
  } finally {
    queryClient.clear()
    queryClient.setQueryDefaults([shown.listPath], {})
  }
}
