import { createHash } from 'node:crypto'
import { defineEntity, p } from '@mikro-orm/core'
import type { Database } from '#platform/database/database.ts'
import type { PreviewLinks } from '../ports.ts'

export const PreviewTable = defineEntity({
  name: 'Preview',
  tableName: 'programme.preview',
  properties: {
    tokenHash: p.text().primary(),
    madeBy: p.text(),
    expiresAt: p.datetime(),
  },
})

export const expiredPreviews = {
  name: 'drop-program-previews',
  table: 'programme.preview',
  expired: 'expires_at < $1::timestamptz',
}

export function previewsInDatabase(database: Database): PreviewLinks {
  return {
    async add(token, { by, expiresAt }) {
      await database.em().insert(PreviewTable, { tokenHash: digest(token), madeBy: by, expiresAt })
    },
    isOpen: async (token, at) =>
      (await database.em().count(PreviewTable, { tokenHash: digest(token), expiresAt: { $gt: at } })) > 0,
  }
}

const digest = (token: string) => createHash('sha256').update(token).digest('base64url')
