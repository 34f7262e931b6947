import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { makeRouter } from './router.ts'
import { type ClinicSettings, clinic } from './shell/clinic.ts'
import { queryClient } from './shell/query-client.ts'

type Listed = readonly { readonly category?: string | null }[]
type Shown = { readonly listPath: string; readonly list: Listed; readonly clinic: ClinicSettings }

/** A list has a face of its own for each category. What else may stand in an address changes nothing on the page. */
export function faceOf(
  path: string,
  { category = 'all', words }: Readonly<Record<string, unknown>>,
  list: Listed,
): string | undefined {
  if (words) return undefined
  if (category === 'all') return path
  const known = list.find(each => each.category === category)?.category
  return known ? `${path}?category=${encodeURIComponent(known)}` : undefined
}

/** A screen with its list as HTML, as a visitor sees it whom nobody knows, and what the browser's tab says. */
export async function paint(face: string, shown: Shown): Promise<{ title: string; html: string }> {
  const router = makeRouter({ history: createMemoryHistory({ initialEntries: [face] }) })
  await router.load()
  const title = router.state.matches.at(-1)?.staticData.title ?? ''
  return { title, html: htmlOf(<RouterProvider router={router} />, shown) }
}

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
