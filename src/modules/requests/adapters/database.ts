import { defineEntity, type InferEntity, LockMode, p } from '@mikro-orm/core'
import type { Database } from '#platform/database/database.ts'
import type { Cipher } from '#platform/encryption/cipher.ts'
import type { EncryptedRows } from '#platform/encryption/encrypted-rows.ts'
import type { Requests } from '../ports.ts'
import type { ServiceRequest } from '../service-request.ts'
import { adminNoteRows, noteRows } from './note-rows.ts'

export const RequestTable = defineEntity({
  name: 'Request',
  tableName: 'requests.request',
  properties: {
    memberId: p.uuid().primary(),
    id: p.uuid().primary().index('request_by_id'),
    serviceId: p.uuid(),
    serviceName: p.text(),
    status: p.text().$type<ServiceRequest['status']>(),
    requestDate: p.datetime(),
    treatmentDate: p.date().strictNullable(),
    notes: p.text().strictNullable(),
    pointsAwarded: p.integer().strictNullable(),
    adminNotes: p.text().strictNullable(),
    decidedAt: p.datetime().strictNullable(),
    decidedBy: p.text().strictNullable(),
    notesKeyId: p.text().strictNullable(),
    notesEncrypted: p.blob().strictNullable(),
    adminNotesKeyId: p.text().strictNullable(),
    adminNotesEncrypted: p.blob().strictNullable(),
  },
})

type Row = InferEntity<typeof RequestTable>

export function requestsInDatabase(database: Database, cipher: Cipher): Requests {
  const decrypted = decryptedWith(cipher)
  return { ...reading(database, decrypted), ...writing(database, cipher, decrypted) }
}

function decryptedWith(cipher: Cipher) {
  return (row: Row): ServiceRequest => {
    const noteOf = (rows: EncryptedRows, keyId: string | null, bytes: Uint8Array | null) =>
      keyId && bytes
        ? cipher.decrypt({ keyId, bytes }, rows.boundTo([row.memberId, row.id])).toString()
        : null
    const { id, memberId, serviceId, serviceName, status, requestDate, treatmentDate, pointsAwarded } = row
    return {
      ...{ id, memberId, serviceId, serviceName, status, requestDate, treatmentDate, pointsAwarded },
      notes: noteOf(noteRows, row.notesKeyId, row.notesEncrypted),
      adminNotes: noteOf(adminNoteRows, row.adminNotesKeyId, row.adminNotesEncrypted),
    }
  }
}

// IDs start with their time, so the primary key has the lists in order.
const reading = (
  database: Database,
  decrypted: (row: Row) => ServiceRequest,
): Pick<Requests, 'of' | 'countOf' | 'pending' | 'countPending' | 'find'> => ({
  async of(memberId, limit, before) {
    const where = { memberId, ...(before && { id: { $lt: before } }) }
    const rows = await database.em().find(RequestTable, where, { orderBy: { id: 'desc' }, limit })
    return rows.map(decrypted)
  },
  countOf: memberId => database.em().count(RequestTable, { memberId }),
  async pending(limit, after, memberId) {
    const where = { ...pendingOf(memberId), ...(after && { id: { $gt: after } }) }
    const rows = await database.em().find(RequestTable, where, { orderBy: { id: 'asc' }, limit })
    return rows.map(decrypted)
  },
  countPending: memberId => database.em().count(RequestTable, pendingOf(memberId)),
  async find(id) {
    const row = await database.em().findOne(RequestTable, { id })
    return row ? decrypted(row) : undefined
  },
})

const pendingOf = (memberId: string | undefined) =>
  ({ status: 'pending', ...(memberId && { memberId }) }) as const

function writing(
  database: Database,
  cipher: Cipher,
  decrypted: (row: Row) => ServiceRequest,
): Pick<Requests, 'add' | 'decide' | 'notePoints' | 'move' | 'removeAllOf'> {
  const encrypted = (
    rows: EncryptedRows,
    { memberId, id }: Pick<Row, 'memberId' | 'id'>,
    note: string | null,
  ) => (note === null ? undefined : cipher.encrypt(note, rows.boundTo([memberId, id])))
  return {
    async add(request) {
      const { memberId, id, serviceId, serviceName, status, requestDate, treatmentDate } = request
      const note = encrypted(noteRows, request, request.notes)
      await database.em().insert(RequestTable, {
        ...{ memberId, id, serviceId, serviceName, status, requestDate, treatmentDate },
        ...(note && { notesKeyId: note.keyId, notesEncrypted: note.bytes }),
      })
    },
    async decide({ requestId: id, status, adminNotes, actor: decidedBy, at: decidedAt }) {
      const em = database.em()
      // If it moves to another member in the meantime, the update below finds nothing.
      const request = await em.findOne(RequestTable, { id })
      if (!request) return undefined
      const note = encrypted(adminNoteRows, request, adminNotes)
      const decision = {
        ...{ status, decidedBy, decidedAt },
        ...(note && { adminNotesKeyId: note.keyId, adminNotesEncrypted: note.bytes }),
      }
      const pending = { id, memberId: request.memberId, status: 'pending' } as const
      const decided = await em.nativeUpdate(RequestTable, pending, decision)
      return decided > 0 ? decrypted(await em.refreshOrFail(request)) : undefined
    },
    async notePoints({ id, memberId }, pointsAwarded) {
      await database.em().nativeUpdate(RequestTable, { memberId, id }, { pointsAwarded })
    },
    async move(from, to, ids) {
      const em = database.em()
      const where = { memberId: from, ...(ids && { id: { $in: [...ids] } }) }
      const rows = await em.find(RequestTable, where, { lockMode: LockMode.PESSIMISTIC_WRITE })
      for (const row of rows) {
        // Ciphertexts are bound to their member, so re-encrypt.
        const { notes, adminNotes } = decrypted(row)
        const moved = { memberId: to, id: row.id }
        const note = encrypted(noteRows, moved, notes)
        const adminNote = encrypted(adminNoteRows, moved, adminNotes)
        await em.nativeUpdate(
          RequestTable,
          { memberId: from, id: row.id },
          {
            memberId: to,
            ...(note && { notesKeyId: note.keyId, notesEncrypted: note.bytes }),
            ...(adminNote && { adminNotesKeyId: adminNote.keyId, adminNotesEncrypted: adminNote.bytes }),
          },
        )
      }
      return rows.map(({ id }) => id)
    },
    async removeAllOf(memberIds) {
      await database.em().nativeDelete(RequestTable, { memberId: { $in: [...memberIds] } })
    },
  }
}
