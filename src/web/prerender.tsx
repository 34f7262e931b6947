import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { OpeningSoon } from './identity/landing/opening-soon.tsx'
import { makeRouter } from './router.ts'

/** The path of every screen as its route has it ('/admin/people'), for the server to know what is none. */
export function screenPaths(): string[] {
  const { routesByPath } = makeRouter({ history: createMemoryHistory({ initialEntries: ['/'] }) })
  return [...new Set(Object.keys(routesByPath).map(path => path.replace(/(?<=.)\/$/, '')))].sort()
}

/** The landing page as HTML, for the build to write into index.html. */
export async function landingPage(): Promise<string> {
  const router = makeRouter({ history: createMemoryHistory({ initialEntries: ['/'] }) })
  await router.load()
  return renderToString(<RouterProvider router={router} />)
}

/** What stands in the place of every screen for members until the clinic has published what it offers. */
export const openingPage = (): string => renderToString(<OpeningSoon />)
