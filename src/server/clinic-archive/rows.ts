import { randomBytes } from 'node:crypto'
import type { ArchivedTable } from '#platform/archive.ts'
import type { Cipher } from '#platform/encryption/cipher.ts'
import type { EncryptedRows } from '#platform/encryption/encrypted-rows.ts'

/** A row in PostgreSQL's JSON format: bytes are '\x' and hexadecimal digits. */
export type Row = Record<string, unknown>

/** Whether rows are exported exactly as the database returns them. */
export const leavesUnchanged = ({ opened, picture }: ArchivedTable) => !opened && !picture

/** Prepares a row for export: decrypts its fields and turns its picture into a file. */
export function openRow({ opened = [], picture }: ArchivedTable, row: Row, cipher: Cipher) {
  for (const { rows, as, form } of opened) {
    const { keyId, bytes } = rows
    const [key, sealed] = [row[keyId], row[bytes]]
    delete row[keyId]
    if (as !== bytes) delete row[bytes]
    if (form === 'key' || typeof key !== 'string') continue
    const plain = cipher.decrypt({ keyId: key, bytes: fromHex(sealed) }, boundTo(rows, row))
    row[as] =
      form === 'bytes' ? toHex(plain) : form === 'json' ? JSON.parse(String(plain)) : plain.toString('utf8')
  }
  if (!picture) return { row }
  const { [picture.column]: bytes, ...rest } = row
  return { row: rest, picture: { path: `pictures/${picture.path(row)}`, bytes: fromHex(bytes) } }
}

/** Prepares a row for import: encrypts its fields with this clinic's keys. */
export function sealRow({ opened = [] }: ArchivedTable, row: Row, cipher: Cipher): Row {
  for (const { rows, as, form } of opened) {
    const { keyId, bytes } = rows
    const value = form === 'key' ? toHex(randomBytes(32)) : row[as]
    delete row[as]
    if (value === undefined || value === null) continue
    const plain = form === 'json' ? JSON.stringify(value) : form === 'text' ? String(value) : fromHex(value)
    const sealed = cipher.encrypt(plain, boundTo(rows, row))
    row[keyId] = sealed.keyId
    row[bytes] = toHex(sealed.bytes)
  }
  return row
}

const boundTo = ({ columns, boundTo }: EncryptedRows, row: Row) => boundTo(columns.map(column => row[column]))

export const toHex = (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString('hex')}`
const fromHex = (text: unknown) => Buffer.from(String(text).slice(2), 'hex')
