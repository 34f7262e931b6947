import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { BlogPost, Clinic } from '#api/schemas/index.ts'
import { abridgedPosts } from './content/blog/abridged-posts.ts'
import { addressOfPost, findPost } from './content/blog/find-post.ts'
import { headOf } from './content/blog/post-head.ts'
import { clinic } from './data/clinic.ts'
import { queryClient } from './data/query-client.ts'
import { Document, type DocumentProps, Html, Json } from './document/document.tsx'
import { AboutApp, AboutEntry, NotForSearch } from './document/head-tags.tsx'
import { type Build, openPageFiles } from './document/page-files.ts'
import { type ClinicText, OtherVersions, OwnWords, TextHead } from './identity/landing/clinic-text.tsx'
import { OpeningSoon } from './identity/landing/opening-soon.tsx'
import { TextPage } from './identity/landing/text-page.tsx'
import { consentWordings, wordingVersion } from './privacy/intake/consent-wordings.ts'
import { makeRouter } from './router.ts'

type ListItems = readonly { readonly category?: string | null }[]
type Posts = readonly BlogPost[]

interface AppPage {
  readonly kind: 'app'
  readonly path: string
  readonly signedIn: boolean
  readonly previewBase?: string
}

interface ScreenPage {
  readonly kind: 'screen'
  readonly variant: string
  readonly path: string
  readonly listPath: string
  readonly json: string
  readonly list: ListItems
  readonly appUrl: string
}

type Page =
  | AppPage
  | ScreenPage
  | { readonly kind: 'opening' }
  | { readonly kind: 'text'; readonly text: ClinicText }
  | { readonly kind: 'notice'; readonly title: string; readonly words: string }

interface PageContext {
  readonly clinic: Clinic
  readonly nonce: string
}

/** Opens the renderer of a build for the server. */
export function openRenderer(build: Build) {
  const files = openPageFiles(build)
  const { getMatchedRoutes } = routerAt('/')

  return {
    variantOf,
    entryAt,
    /** The route for a path; undefined if there is none. */
    routeAt(path: string): string | undefined {
      const [, params, found] = getMatchedRoutes(path)
      // The router returns the nearest match; a leftover path means that there is no route.
      return '**' in params ? undefined : found?.id
    },
    render: async (page: Page, shown: PageContext): Promise<string> =>
      `<!doctype html>${renderToStaticMarkup(<Document {...shown} {...(await contentOf(page, shown))} />)}`,
  }

  async function contentOf(page: Page, shown: PageContext): Promise<Omit<DocumentProps, keyof PageContext>> {
    if (page.kind === 'app') return appPage(page, shown)
    if (page.kind === 'screen') return screenPage(page, shown)
    if (page.kind === 'opening') return openingPage(shown)
    if (page.kind === 'text') return textPage(page.text.title, wordsOf(page.text, shown), shown)
    const words = renderToStaticMarkup(
      <>
        <h1>{page.title}</h1>
        <p>{page.words}</p>
      </>,
    )
    return textPage(page.title, words, shown)
  }

  /** The landing page, which works without scripts. At any other URL, the app hides it and shows its own screen. */
  async function appPage({ path, signedIn, previewBase }: AppPage, shown: PageContext) {
    const html = htmlOf(<RouterProvider router={await loadedRouter('/')} />, shown)
    const routes = getMatchedRoutes(path)[0].map(({ id }) => id)
    return {
      files: path === '/' ? files.ofLanding(signedIn) : files.ofRoutes(routes),
      head: <AboutApp clinic={shown.clinic} />,
      startsApp: true,
      previewBase,
      children: (
        <>
          {previewBase !== undefined && (
            <p {...{ className: 'preview' }} role="note">
              Preview: nothing is saved
            </p>
          )}
          <Html id="root" html={html} />
        </>
      ),
    }
  }

  /** A screen with its list, as signed-out visitors see it. */
  async function screenPage({ variant, path, listPath, list, json, appUrl }: ScreenPage, shown: PageContext) {
    const router = await loadedRouter(variant)
    const html = htmlOf(<RouterProvider router={router} />, shown, { listPath, list })
    const { matches } = router.state
    const { preloads, ...needed } = files.ofRenderedRoutes(matches.map(({ routeId }) => routeId))
    const posts = isBlog(variant) ? (list as Posts) : undefined
    const post = posts && postAt(variant, posts)
    return {
      files: { ...needed, preloads: [] },
      ...(post
        ? headOfPost(post, new URL(path, appUrl))
        : { title: matches.at(-1)?.staticData.title, head: <AboutApp clinic={shown.clinic} /> }),
      startsApp: true,
      renderedPath: path,
      children: (
        <>
          <Html id="root" html={html} />
          {posts ? (
            <Json
              id="list"
              data-path={listPath}
              data-abridged
              json={JSON.stringify(abridgedPosts(posts, post))}
            />
          ) : (
            <Json id="list" data-path={listPath} json={json} />
          )}
          <Json id="later" json={JSON.stringify(preloads)} />
        </>
      ),
    }
  }

  /** Without the app, which would request data that doesn't exist yet. */
  function openingPage(shown: PageContext) {
    return {
      files: files.ofTexts(),
      head: <NotForSearch />,
      children: (
        <>
          <Html html={htmlOf(<OpeningSoon />, shown)} />
          <script src="/opening-soon.js" defer />
        </>
      ),
    }
  }

  function textPage(title: string, words: string, shown: PageContext) {
    const html = htmlOf(<TextPage html={words} />, shown)
    return { files: files.ofTexts(), title, children: <Html html={html} /> }
  }
}

function headOfPost(post: BlogPost, url: URL) {
  const { title, description } = headOf(post)
  const picture = post.featuredImage && new URL(post.featuredImage, url).href
  return { title, head: <AboutEntry {...{ title, description, picture }} url={url.href} /> }
}

function wordsOf(text: ClinicText, shown: PageContext): string {
  const { privacyPolicyAccepted, hipaaConsentDate } = consentWordings(shown.clinic.clinicName)
  const own: Readonly<Record<string, readonly string[]>> = {
    privacy: privacyPolicyAccepted.paragraphs,
    'notice-of-privacy-practices': hipaaConsentDate.paragraphs,
  }
  const ofText = { text, ownWordsOf: wordingVersion }
  return [
    renderToStaticMarkup(<TextHead {...ofText} />),
    text.html ?? renderToStaticMarkup(<OwnWords paragraphs={own[text.name] ?? []} />),
    renderToStaticMarkup(<OtherVersions {...ofText} />),
  ].join('')
}

/** A list has one variant per category. Other query parameters don't change the page. */
function variantOf(
  path: string,
  { category = 'all', words }: Readonly<Record<string, unknown>>,
  list: ListItems,
): string | undefined {
  if (isPost(path)) return entryAt(path, list as Posts)
  if (words) return undefined
  if (category === 'all') return path
  const known = list.find(each => each.category === category)?.category
  return known ? `${path}?category=${encodeURIComponent(known)}` : undefined
}

const isPost = (path: string) => path.startsWith('/blog/')
const isBlog = (path: string) => /^\/blog(?:[/?]|$)/.test(path)

/** The current URL of the post that a path names; undefined if there is none. */
function entryAt(path: string, posts: Posts): string | undefined {
  const post = postAt(path, posts)
  return post && addressOfPost(post)
}

const postAt = (path: string, posts: Posts) =>
  isPost(path) ? findPost(posts, path.slice('/blog/'.length)) : undefined

const routerAt = (address: string) =>
  makeRouter({ history: createMemoryHistory({ initialEntries: [address] }) })

async function loadedRouter(address: string) {
  const router = routerAt(address)
  await router.load()
  return router
}

interface ShownList {
  readonly listPath: string
  readonly list: ListItems
}

// Synchronous, because the screens read their clinic and list from global variables.
function htmlOf(content: ReactNode, shown: PageContext, { listPath, list }: ShownList = noList): string {
  Object.assign(clinic, shown.clinic)
  queryClient.setQueryDefaults([listPath], { initialData: list })
  try {
    return renderToString(content)
  } finally {
    queryClient.clear()
    queryClient.setQueryDefaults([listPath], {})
  }
}

const noList: ShownList = { listPath: '', list: [] }
