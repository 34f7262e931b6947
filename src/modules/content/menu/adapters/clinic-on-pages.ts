import type { Menu } from '../menu.ts'
import { shownClinic } from './menu-routes.ts'

type OnPages = Omit<ReturnType<typeof shownClinic<Awaited<ReturnType<Menu['readClinic']>>>>, 'demo'>

/** The clinic as its pages show it, without demo accounts. */
export async function readOnPages({ readClinic }: Pick<Menu, 'readClinic'>): Promise<OnPages> {
  const { demo: _accounts, ...clinic } = shownClinic(await readClinic())
  return clinic
}

/** If the database takes longer than this, pages show the clinic as last read. */
const longestWaitMs = 1_000

/** Returns the same object until the clinic changes, so pages are rendered only once. */
export function clinicOnPages({ readClinic }: Pick<Menu, 'readClinic'>): () => Promise<OnPages> {
  let last: { readonly json: string; readonly clinic: OnPages } | undefined
  const read = async () => {
    const clinic = await readOnPages({ readClinic })
    const json = JSON.stringify(clinic)
    if (last?.json !== json) last = { json, clinic }
    return last.clinic
  }
  return async () => {
    const before = last?.clinic
    const now = read()
    if (!before) return now
    let late: NodeJS.Timeout | undefined
    const asItWas = new Promise<OnPages>(resolve => {
      late = setTimeout(resolve, longestWaitMs, before)
    })
    return Promise.race([now.catch(() => before), asItWas]).finally(() => clearTimeout(late))
  }
}
