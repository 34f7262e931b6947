import type { Database, Migration } from '#platform/database/database.ts'
import type { Cipher } from '#platform/encryption/cipher.ts'
import type { EncryptedRows } from '#platform/encryption/encrypted-rows.ts'
import type { Requests } from '../ports.ts'
import type { ServiceRequest } from '../service-request.ts'
import { adminNoteRows, noteRows, requestNoteMigrations } from './note-rows.ts'

export const requestsMigrations: readonly Migration[] = [
  {
    name: '0014 requests: point requests',
    statements: [
      'create schema requests',
      `create table requests.request (
        member_id uuid not null,
        id uuid not null,
        service_id uuid not null,
        service_name text not null,
        status text not null check (status in ('pending', 'approved', 'denied')),
        request_date timestamptz not null,
        treatment_date date,
        notes text,
        points_awarded integer,
        admin_notes text,
        decided_at timestamptz,
        decided_by text,
        primary key (member_id, id),
        check ((status = 'pending') = (decided_at is null)),
        check (points_awarded is null or status = 'approved')
      )`,
      'create index request_by_id on requests.request (id)',
      "create index request_pending on requests.request (id) where status = 'pending'",
    ],
  },
  ...requestNoteMigrations,
]

const columns = `id, member_id as "memberId", service_id as "serviceId", service_name as "serviceName", status,
  request_date as "requestDate", treatment_date::text as "treatmentDate", points_awarded as "pointsAwarded",
  notes as "plainNotes", notes_key_id as "notesKeyId", notes_encrypted as "notesBytes",
  admin_notes as "plainAdminNotes", admin_notes_key_id as "adminNotesKeyId", admin_notes_encrypted as "adminNotesBytes"`

/** Notes from before they were encrypted are plain until they are. */
interface Row extends Omit<ServiceRequest, 'notes' | 'adminNotes'> {
  readonly plainNotes: string | null
  readonly notesKeyId: string | null
  readonly notesBytes: Uint8Array | null
  readonly plainAdminNotes: string | null
  readonly adminNotesKeyId: string | null
  readonly adminNotesBytes: Uint8Array | null
}

export function requestsInDatabase(database: Database, cipher: Cipher): Requests {
  return { ...reading(database, cipher), ...writing(database, cipher) }
}

const decryptedWith =
  (cipher: Cipher) =>
  (row: Row): ServiceRequest => {
    const { plainNotes, notesKeyId, notesBytes, plainAdminNotes, adminNotesKeyId, adminNotesBytes, ...rest } =
      row
    const noteOf = (rows: EncryptedRows, keyId: string | null, bytes: Uint8Array | null) =>
      keyId && bytes
        ? cipher.decrypt({ keyId, bytes }, rows.boundTo([row.memberId, row.id])).toString()
        : null
    return {
      ...rest,
      notes: plainNotes ?? noteOf(noteRows, notesKeyId, notesBytes),
      adminNotes: plainAdminNotes ?? noteOf(adminNoteRows, adminNotesKeyId, adminNotesBytes),
    }
  }

// Ids are made of their time, so the key's order is the order of the lists.
function reading(
  database: Database,
  cipher: Cipher,
): Pick<Requests, 'of' | 'countOf' | 'pending' | 'countPending' | 'find'> {
  const decrypted = decryptedWith(cipher)
  const of = database.statement<Row>(
    'requests-of',
    `select ${columns} from requests.request
     where member_id = $1 and id < coalesce($3::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
     order by id desc limit $2`,
  )
  const count = database.statement<{ count: number }>(
    'count-requests',
    'select count(*)::int as count from requests.request where member_id = $1',
  )
  const pending = database.statement<Row>(
    'pending-requests',
    `select ${columns} from requests.request
     where status = 'pending' and id > coalesce($2::uuid, '00000000-0000-0000-0000-000000000000')
     order by id limit $1`,
  )
  const pendingOf = database.statement<Row>(
    'pending-requests-of',
    `select ${columns} from requests.request
     where member_id = $3 and status = 'pending' and id > coalesce($2::uuid, '00000000-0000-0000-0000-000000000000')
     order by id limit $1`,
  )
  const countPendingOf = database.statement<{ count: number }>(
    'count-pending-requests-of',
    "select count(*)::int as count from requests.request where member_id = $1 and status = 'pending'",
  )
  const countPending = database.statement<{ count: number }>(
    'count-pending-requests',
    "select count(*)::int as count from requests.request where status = 'pending'",
  )
  const find = database.statement<Row>(
    'find-request',
    `select ${columns} from requests.request where id = $1`,
  )
  return {
    of: async (memberId, limit, before) => (await of(memberId, limit, before ?? null)).map(decrypted),
    countOf: async memberId => (await count(memberId))[0]?.count ?? 0,
    pending: async (limit, after, memberId) =>
      (memberId ? await pendingOf(limit, after ?? null, memberId) : await pending(limit, after ?? null)).map(
        decrypted,
      ),
    countPending: async memberId =>
      (memberId ? await countPendingOf(memberId) : await countPending())[0]?.count ?? 0,
    find: async requestId => (await find(requestId)).map(decrypted)[0],
  }
}

function writing(
  database: Database,
  cipher: Cipher,
): Pick<Requests, 'add' | 'decide' | 'notePoints' | 'removeAllOf'> {
  const decrypted = decryptedWith(cipher)
  const encrypted = (rows: EncryptedRows, memberId: string, id: string, note: string | null) => {
    const made = note === null ? undefined : cipher.encrypt(note, rows.boundTo([memberId, id]))
    return [made?.keyId ?? null, made?.bytes ?? null]
  }
  const add = database.statement<never>(
    'add-request',
    `insert into requests.request
       (member_id, id, service_id, service_name, status, request_date, treatment_date, notes_key_id, notes_encrypted)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
  )
  const memberOf = database.statement<{ memberId: string }>(
    'member-of-request',
    'select member_id as "memberId" from requests.request where id = $1',
  )
  const decide = database.statement<Row>(
    'decide-request',
    `update requests.request
     set status = $2, admin_notes_key_id = $3, admin_notes_encrypted = $4, decided_by = $5, decided_at = $6
     where id = $1 and status = 'pending' returning ${columns}`,
  )
  const notePoints = database.statement<never>(
    'note-request-points',
    'update requests.request set points_awarded = $3 where member_id = $1 and id = $2',
  )
  const removeAllOf = database.statement<never>(
    'remove-requests',
    'delete from requests.request where member_id = $1',
  )
  return {
    async add(r) {
      const { memberId, id, serviceId, serviceName, status, requestDate, treatmentDate } = r
      const note = encrypted(noteRows, memberId, id, r.notes)
      await add(memberId, id, serviceId, serviceName, status, requestDate, treatmentDate, ...note)
    },
    async decide({ requestId, status, adminNotes, actor, at }) {
      // Whose it is never changes, so that it can be asked before the statement that decides.
      const [request] = adminNotes === null ? [] : await memberOf(requestId)
      const note = encrypted(adminNoteRows, request?.memberId ?? '', requestId, adminNotes)
      return (await decide(requestId, status, ...note, actor, at)).map(decrypted)[0]
    },
    async notePoints({ id, memberId }, points) {
      await notePoints(memberId, id, points)
    },
    async removeAllOf(memberId) {
      await removeAllOf(memberId)
    },
  }
}
