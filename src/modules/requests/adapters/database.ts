import type { Database, Migration } from '#platform/database/database.ts'
import type { Requests } from '../ports.ts'
import type { ServiceRequest } from '../service-request.ts'

export const requestsMigrations: readonly Migration[] = [
  {
    name: '2026-11-22-31 requests: point requests',
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
]

const columns = `id, member_id as "memberId", service_id as "serviceId", service_name as "serviceName", status,
  request_date as "requestDate", treatment_date::text as "treatmentDate", notes,
  points_awarded as "pointsAwarded", admin_notes as "adminNotes"`

export function requestsInDatabase(database: Database): Requests {
  return { ...reading(database), ...writing(database) }
}

// Ids are made of their time, so the key's order is the order of the lists.
function reading(database: Database): Pick<Requests, 'of' | 'countOf' | 'pending' | 'countPending' | 'find'> {
  const of = database.statement<ServiceRequest>(
    'requests-of',
    `select ${columns} from requests.request
     where member_id = $1 and id < coalesce($3::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff')
     order by id desc limit $2`,
  )
  const count = database.statement<{ count: number }>(
    'count-requests',
    'select count(*)::int as count from requests.request where member_id = $1',
  )
  const pending = database.statement<ServiceRequest>(
    'pending-requests',
    `select ${columns} from requests.request
     where status = 'pending' and id > coalesce($2::uuid, '00000000-0000-0000-0000-000000000000')
     order by id limit $1`,
  )
  const countPending = database.statement<{ count: number }>(
    'count-pending-requests',
    "select count(*)::int as count from requests.request where status = 'pending'",
  )
  const find = database.statement<ServiceRequest>(
    'find-request',
    `select ${columns} from requests.request where id = $1`,
  )
  return {
    of: (memberId, limit, before) => of(memberId, limit, before ?? null),
    countOf: async memberId => (await count(memberId))[0]?.count ?? 0,
    pending: (limit, after) => pending(limit, after ?? null),
    countPending: async () => (await countPending())[0]?.count ?? 0,
    find: async requestId => (await find(requestId))[0],
  }
}

function writing(database: Database): Pick<Requests, 'add' | 'decide' | 'notePoints' | 'removeAllOf'> {
  const add = database.statement<never>(
    'add-request',
    `insert into requests.request
       (member_id, id, service_id, service_name, status, request_date, treatment_date, notes)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
  )
  const decide = database.statement<ServiceRequest>(
    'decide-request',
    `update requests.request set status = $2, admin_notes = $3, decided_by = $4, decided_at = $5
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
      await add(
        r.memberId,
        r.id,
        r.serviceId,
        r.serviceName,
        r.status,
        r.requestDate,
        r.treatmentDate,
        r.notes,
      )
    },
    decide: async ({ requestId, status, adminNotes, actor, at }) =>
      (await decide(requestId, status, adminNotes, actor, at))[0],
    async notePoints({ id, memberId }, points) {
      await notePoints(memberId, id, points)
    },
    async removeAllOf(memberId) {
      await removeAllOf(memberId)
    },
  }
}
