import type { TestApp } from '../../support/app.ts'
import type { Browser } from '../../support/client.ts'

/** What the owner does with a file, over HTTP; what goes on in the background is done at once. */
export function importsOf(app: TestApp, owner: Browser) {
  const path = (id: string, rest = '') => `/api/admin/imports/${id}${rest}`
  const goOn = () => app.modules.arrivals.continueImports(() => false)
  const find = async (id: string) => (await owner.get(path(id))).json() as FoundImport
  const upload = async (text: string | Uint8Array, source = 'Vagaro') => {
    const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text
    const begun = await owner.post('/api/admin/imports', {
      source,
      fileName: 'list.csv',
      bytes: bytes.length,
    })
    const { id } = begun.json() as { id: string }
    const size = 1_500_000
    for (let at = 0, number = 1; at < bytes.length; at += size, number++)
      await owner.post(path(id, `/parts/${number}`), bytes.subarray(at, at + size), {
        'content-type': 'application/octet-stream',
      })
    await owner.post(path(id, '/read'))
    await goOn()
    return find(id)
  }
  /** Answers what is asked with what was guessed. */
  const check = async (id: string, answers: Readonly<Record<string, string>> = {}) => {
    const { columns } = await find(id)
    const chosen = columns.map(({ index, heading, field, dateOrder }) => ({
      index,
      field: answers[heading] ?? field,
      dateOrder: dateOrder ?? 'month first',
      isConfirmed: true,
    }))
    const answer = await owner.send('PUT', path(id, '/columns'), { columns: chosen })
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.json()))
    await goOn()
    return find(id)
  }
  const run = async (id: string, balances = 'keep') => {
    await owner.post(path(id, '/run'), { balances })
    await goOn()
    return find(id)
  }
  return {
    upload,
    check,
    run,
    find,
    goOn,
    async importAll(text: string | Uint8Array, balances = 'keep', source = 'Vagaro') {
      const { id } = await upload(text, source)
      await check(id)
      return run(id, balances)
    },
    async undo(id: string) {
      const answer = await owner.post(path(id, '/undo'))
      await goOn()
      return answer
    },
    rows: async (id: string, query = '') =>
      (await owner.get(path(id, `/rows${query}`))).json() as readonly FoundRow[],
  }
}

interface FoundImport {
  readonly id: string
  readonly state: string
  readonly problem: string | null
  readonly rows: number
  readonly settledRows: number
  readonly undoUntil: string | null
  readonly totals: Readonly<Record<string, unknown>> | null
  readonly columns: readonly {
    readonly index: number
    readonly heading: string
    readonly field: string
    readonly isSure: boolean
    readonly dateOrder: string | null
  }[]
}

interface FoundRow {
  readonly number: number
  readonly kind: string
  readonly outcome: string
  readonly sentence: string
  readonly memberId: string | null
  readonly name: string
  readonly points: number | null
  readonly isRepeat: boolean
  readonly fields: Readonly<Record<string, string>> | null
  readonly candidates: readonly { readonly memberId: string }[]
}
