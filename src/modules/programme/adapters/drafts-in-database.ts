import type { Database } from '#platform/database/database.ts'
import type { PartName } from '../document.ts'
import type { Drafts, StoredDraft } from '../ports.ts'

export function draftsInDatabase(database: Database): Drafts {
  const all = database.statement<StoredDraft & { readonly part: PartName }>(
    'programme-drafts',
    `select part, contents, changed_by as "changedBy", changed_at as "changedAt" from programme.draft`,
  )
  const keep = database.statement<never>(
    'keep-programme-draft',
    `insert into programme.draft (part, contents, changed_by, changed_at)
     values ($1, $2::text::jsonb, $3, $4)
     on conflict (part) do update set contents = excluded.contents, changed_by = excluded.changed_by,
       changed_at = excluded.changed_at`,
  )
  const drop = database.statement<never>(
    'drop-programme-drafts',
    'delete from programme.draft where part = any($1::text[])',
  )
  return {
    all: async () => Object.fromEntries((await all()).map(({ part, ...draft }) => [part, draft])),
    async keep(part, { contents, changedBy, changedAt }) {
      await keep(part, JSON.stringify(contents), changedBy, changedAt)
    },
    async drop(parts) {
      await drop([...parts])
    },
  }
}
