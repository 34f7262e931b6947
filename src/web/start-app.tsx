import { RouterProvider } from '@tanstack/react-router'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { clinic } from './data/clinic.ts'
import { leaveForOpening } from './identity/landing/leave-for-opening.ts'
import { makeRouter } from './router.ts'

/** Brings the screen to life: takes over what came as HTML, or puts the screen of the address in its place. */
export async function startApp(hydrate: boolean): Promise<void> {
  const router = makeRouter({ hydrates: hydrate })
  if (!clinic.isPublished) leaveForOpening(router.history)
  await router.load()
  const root = document.getElementById('root')
  if (!root) return
  document.documentElement.dataset['live'] = ''
  const app = <RouterProvider router={router} />
  // Tells the router that its first screen came as HTML, so that it renders the same elements around it.
  if (hydrate) router.ssr = { manifest: undefined }
  // As a transition it leaves the browser time for who scrolls meanwhile.
  if (hydrate) startTransition(() => void hydrateRoot(root, app))
  else createRoot(root).render(app)
}
