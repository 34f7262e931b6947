import type { Menu } from '../menu.ts'
import { shownClinic } from './menu-routes.ts'

type OnPages = Omit<ReturnType<typeof shownClinic<Awaited<ReturnType<Menu['readClinic']>>>>, 'demo'>

/** The clinic as its pages say it, without demo accounts. */
export async function readOnPages({ readClinic }: Pick<Menu, 'readClinic'>): Promise<OnPages> {
  const { demo: _accounts, ...clinic } = shownClinic(await readClinic())
  return clinic
}

/** Whoever would wait longer for the database gets the clinic as it was. */
const longestWaitMs = 1_000

/** The same object until something of the clinic changes, so that pages are filled once. */
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
