import type { Migration } from '#platform/database/database.ts'
import type { EncryptedRows } from '#platform/encryption/encrypted-rows.ts'

export const requestNoteMigrations: readonly Migration[] = [
  {
    name: '0056 requests: encrypted notes',
    statements: [
      `alter table requests.request
         add column notes_key_id text, add column notes_encrypted bytea,
         add column admin_notes_key_id text, add column admin_notes_encrypted bytea`,
      `create index request_by_notes_key on requests.request (notes_key_id, member_id, id)
         where notes_key_id is not null`,
      `create index request_by_admin_notes_key on requests.request (admin_notes_key_id, member_id, id)
         where admin_notes_key_id is not null`,
      // Both are empty once the older notes are encrypted.
      'create index request_with_plain_notes on requests.request (member_id, id) where notes is not null',
      'create index request_with_plain_answer on requests.request (member_id, id) where admin_notes is not null',
    ],
  },
]

/** The members' notes on their requests. */
export const noteRows: EncryptedRows = {
  name: 'request notes',
  table: 'requests.request',
  columns: ['member_id', 'id'],
  keyId: 'notes_key_id',
  bytes: 'notes_encrypted',
  boundTo: ([memberId, id]) => `request notes ${memberId} ${id}`,
}

/** The staff's notes on their decisions. */
export const adminNoteRows: EncryptedRows = {
  name: 'notes of decisions',
  table: 'requests.request',
  columns: ['member_id', 'id'],
  keyId: 'admin_notes_key_id',
  bytes: 'admin_notes_encrypted',
  boundTo: ([memberId, id]) => `request decision ${memberId} ${id}`,
}
