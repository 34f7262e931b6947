import { RouterProvider } from '@tanstack/react-router'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { clinic } from './data/clinic.ts'
import { leaveForOpening } from './identity/landing/leave-for-opening.ts'
import { makeRouter } from './router.ts'

/** Starts the app: hydrates server-rendered HTML, or renders the URL's screen in its place. */
export async function startApp(hydrate: boolean): Promise<void> {
  const router = makeRouter({ hydrates: hydrate })
  if (!clinic.isPublished) leaveForOpening(router.history)
  await router.load()
  const root = document.getElementById('root')
  if (!root) return
  document.documentElement.dataset['live'] = ''
  const app = <RouterProvider router={router} />
  // Tells the router that its first screen was server-rendered, so that it renders the same elements around it.
  if (hydrate) router.ssr = { manifest: undefined }
  // As a transition, so that the user can scroll meanwhile.
  if (hydrate) startTransition(() => void hydrateRoot(root, app))
  else createRoot(root).render(app)
}
