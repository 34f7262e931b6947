import { createHash } from 'node:crypto'
import type { Database, Migration } from '#platform/database/database.ts'
import type { PreviewLinks } from '../ports.ts'

export const previewMigrations: readonly Migration[] = [
  {
    name: '0081 programme: links that show the draft',
    statements: [
      `create table programme.preview (
        token_hash text primary key,
        made_by text not null,
        expires_at timestamptz not null
      )`,
    ],
  },
]

export const expiredPreviews = {
  name: 'drop-programme-previews',
  table: 'programme.preview',
  expired: 'expires_at < $1::timestamptz',
}

export function previewsInDatabase(database: Database): PreviewLinks {
  const add = database.statement<never>(
    'add-programme-preview',
    'insert into programme.preview (token_hash, made_by, expires_at) values ($1, $2, $3)',
  )
  const find = database.statement<{ found: number }>(
    'find-programme-preview',
    'select 1 as found from programme.preview where token_hash = $1 and expires_at > $2',
  )
  return {
    async add(token, { by, expiresAt }) {
      await add(digest(token), by, expiresAt)
    },
    isOpen: async (token, at) => (await find(digest(token), at)).length > 0,
  }
}

const digest = (token: string) => createHash('sha256').update(token).digest('base64url')
