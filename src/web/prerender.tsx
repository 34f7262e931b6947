import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { makeRouter } from './router.ts'

/** The landing page as HTML, for the build to write into index.html. */
export async function landingPage(): Promise<string> {
  const router = makeRouter({ history: createMemoryHistory({ initialEntries: ['/'] }) })
  await router.load()
  return renderToString(<RouterProvider router={router} />)
}
