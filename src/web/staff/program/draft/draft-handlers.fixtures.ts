import { HttpResponse, http } from 'msw'
import type { PartName } from '../overview/part-titles.ts'

interface Saved {
  contents: object
  revision: number
  /** The body of each save. */
  readonly sent: { readonly ifMatch: string | null; readonly contents: unknown }[]
  changedBy: string
}

/** A draft part as on the server: saves with the current revision, refuses any other. */
export function handlersOf(part: PartName, contents: object) {
  const saved: Saved = { contents, revision: 1, sent: [], changedBy: 'Olga' }
  const path = `*/api/admin/programme/${part}`
  const answer = () =>
    HttpResponse.json({
      revision: `r${saved.revision}`,
      changed: saved.revision > 1,
      changedBy: saved.revision > 1 ? saved.changedBy : null,
      changedAt: saved.revision > 1 ? '2026-11-22T09:00:00.000Z' : null,
      contents: saved.contents,
    })
  const handlers = [
    http.get(path, answer),
    http.put(path, async ({ request }) => {
      const ifMatch = request.headers.get('If-Match')
      const { contents: next } = (await request.json()) as { contents: object }
      saved.sent.push({ ifMatch, contents: next })
      if (ifMatch !== `"r${saved.revision}"`)
        return HttpResponse.json(
          {
            code: 'programme-draft-changed',
            message: `${saved.changedBy} changed this since you opened it.`,
          },
          { status: 409 },
        )
      Object.assign(saved, { contents: next, revision: saved.revision + 1, changedBy: 'Olga' })
      return answer()
    }),
    http.delete(path, () => {
      Object.assign(saved, { contents, revision: 1 })
      return answer()
    }),
  ]
  return { handlers, saved }
}
