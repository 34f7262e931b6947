import { z } from 'zod'
import { csvOf } from '#platform/http/route/files/csv.ts'
import { jsonLinesOf } from '#platform/http/route/files/streamed-lines.ts'
import { limitOf, pageOf, timeCursor, timeCursorOf } from '#platform/http/route/pagination.ts'
import { type Role, routeOf } from '#platform/http/route/route.ts'
import type { Audit } from '../audit.ts'
import type { NamedAuditEntry } from '../audit-entries.ts'

const route = routeOf<Audit>()

const readers: readonly Role[] = ['owner', 'manager']

const AuditEntry = z
  .object({
    id: z.uuid(),
    at: z.iso.datetime(),
    staffId: z.uuid(),
    staffName: z.string(),
    role: z.string(),
    action: z.string(),
    actionTitle: z.string().meta({ description: 'The action in words.' }),
    memberId: z.uuid().nullable(),
    memberName: z.string().nullable().meta({ description: 'Null where there is none, or where they left.' }),
    memberEmail: z.string().nullable(),
    subject: z
      .string()
      .nullable()
      .meta({ description: 'What else it was about: staff, a post, a campaign.' }),
    address: z.string(),
  })
  .meta({
    id: 'AuditEntry',
    example: {
      id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c2201',
      at: '2026-11-20T18:04:00.000Z',
      staffId: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c2202',
      staffName: 'Ruth Abel',
      role: 'front desk',
      action: 'awardTreatment',
      actionTitle: 'Awarded points',
      memberId: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0001',
      memberName: 'Mia Hart',
      memberEmail: 'mia@velora.example',
      subject: null,
      address: '203.0.113.7',
    },
  })

const AuditChoices = z
  .object({
    people: z.array(z.object({ id: z.uuid(), name: z.string() })),
    actions: z.array(z.object({ action: z.string(), title: z.string() })),
  })
  .meta({
    id: 'AuditChoices',
    example: {
      people: [{ id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c2202', name: 'Ruth Abel' }],
      actions: [{ action: 'awardTreatment', title: 'Awarded points' }],
    },
  })

const IntakeReaders = z
  .object({
    readers: z.array(
      z.object({ id: z.uuid(), at: z.iso.datetime(), staffName: z.string(), role: z.string() }),
    ),
    more: z.int().nonnegative().meta({ description: 'How many readings there were before these.' }),
  })
  .meta({
    id: 'IntakeReaders',
    example: {
      readers: [
        {
          id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c2203',
          at: '2026-11-20T18:04:00.000Z',
          staffName: 'Dr. Lena Park',
          role: 'clinical',
        },
      ],
      more: 0,
    },
  })

const day = z.iso
  .date('Please enter a valid date')
  .refine(text => text >= '1900', 'Please enter a valid date')
  .optional()

const search = {
  staffId: z.uuid().optional(),
  action: z
    .string()
    .regex(/^[a-zA-Z]{1,60}$/, 'Unknown action')
    .optional(),
  patient: z
    .union([z.uuid(), z.email().max(254)], 'Please enter an email address')
    .optional()
    .meta({ description: 'A member’s id or e-mail address.' }),
  from: day.meta({ description: 'First clinic day.' }),
  to: day.meta({ description: 'Last clinic day, to its end.' }),
}

export const auditRoutes = [
  route({
    method: 'get',
    path: '/api/admin/audit',
    name: 'listAudit',
    summary: 'What staff did, newest first.',
    description:
      'By person, action, patient and clinic days. Staff actions and the reading of patients’ records are ' +
      'entries; nothing changes or removes one.',
    access: readers,
    query: z.object({ ...search, limit: limitOf(50), cursor: timeCursor }),
    answer: z.array(AuditEntry),
    paged: true,
    refusals: [],
    handle: async (audit, { query: { limit, cursor, ...searched } }) => {
      const { entries, total } = await audit.listAudit(searched, limit + 1, cursor)
      return pageOf(entries.map(shownEntry), limit, total, ({ at, id }) => timeCursorOf(at, id))
    },
  }),
  route({
    method: 'get',
    path: '/api/user/hipaa-intake/readers',
    name: 'listIntakeReaders',
    summary: 'Who of the staff looked at the member’s own medical answers, and when.',
    description: 'From the audit log: each reading of the last fifty, the latest first.',
    access: 'member',
    answer: IntakeReaders,
    refusals: [],
    handle: async (audit, { memberId }) => {
      const { readers, more } = await audit.listIntakeReaders(memberId)
      return {
        readers: readers.map(({ id, at, staffName, role }) => ({
          id,
          at: at.toISOString(),
          staffName,
          role,
        })),
        more,
      }
    },
  }),
  route({
    method: 'get',
    path: '/api/admin/audit/choices',
    name: 'listAuditChoices',
    summary: 'By whom and what the audit log can be searched.',
    description: 'Everybody and every action that the log has entries of.',
    access: readers,
    answer: AuditChoices,
    refusals: [],
    handle: async audit => {
      const { people, actions } = await audit.listAuditChoices()
      return { people: [...people], actions: [...actions] }
    },
  }),
  route({
    method: 'get',
    path: '/api/admin/audit.csv',
    name: 'exportAudit',
    summary: 'What staff did, as a file; taking it is an audit entry itself.',
    description:
      'The whole search, not a part: a CSV with a byte-order mark, which is sent while it is read. The seal is ' +
      'the entry’s number and hash in the chain: `npm run cli -- audit:verify SEAL` says whether it still stands.',
    access: readers,
    query: z.object(search),
    produces: { types: ['text/csv'], downloadAs: 'audit-log.csv' },

    refusals: [],
    stepUp: 'exports',
    audit: { member: () => undefined },
    handle: (audit, { query }) =>
      csvOf(
        ['Time (UTC)', 'Person', 'Role', 'Action', 'Patient', 'Patient email', 'About', 'Address', 'Seal'],
        audit.exportAudit(query),
        ({ at, staffName, role, actionTitle, subject, address, seal, ...entry }) => {
          const { memberName, memberEmail } = shownPatient(entry)
          return [
            at.toISOString(),
            staffName,
            role,
            actionTitle,
            memberName,
            memberEmail,
            subject,
            address,
            seal,
          ]
        },
      ),
  }),
  route({
    method: 'get',
    path: '/api/admin/audit.jsonl',
    name: 'exportAuditLines',
    summary: 'The same for programs: a JSON text a line; taking it is an audit entry itself.',
    description:
      'The whole search, sent while it is read. Ids and exact moments stand in it, and of each entry its number and hash ' +
      'in the chain; `null` where it waits for its seal.',
    access: readers,
    query: z.object(search),
    produces: { types: ['application/x-ndjson'], downloadAs: 'audit-log.jsonl' },

    refusals: [],
    stepUp: 'exports',
    audit: { member: () => undefined },
    handle: (audit, { query }) => jsonLinesOf(audit.exportAudit(query), lineOf),
  }),
]

const lineOf = (entry: NamedAuditEntry) => {
  const { id, at, staffId, staffName, role, action, memberId, subject, address, seal } = entry
  const [number, hash] = seal?.split(':') ?? []
  return {
    id,
    at: at.toISOString(),
    staffId,
    staffName,
    role,
    action,
    actionTitle: entry.actionTitle,
    memberId,
    ...shownPatient(entry),
    subject,
    address,
    seal: number && hash ? { number: Number(number), hash } : null,
  }
}

const shownPatient = ({ patient }: Pick<NamedAuditEntry, 'patient'>) => ({
  memberName: patient ? `${patient.firstName} ${patient.lastName}`.trim() : null,
  memberEmail: patient?.email ?? null,
})

const shownEntry = ({ patient, at, ...entry }: NamedAuditEntry) => ({
  ...entry,
  ...shownPatient({ patient }),
  at: at.toISOString(),
})
