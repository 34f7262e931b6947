import type { EncryptedRows } from '#platform/encryption/encrypted-rows.ts'

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
