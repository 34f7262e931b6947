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
    actionTitle: z.string().meta({ description: 'A readable name for the action.' }),
    memberId: z.uuid().nullable(),
    memberName: z
      .string()
      .nullable()
      .meta({ description: 'Null if the action isn’t about a member, or if the account has been deleted.' }),
    memberEmail: z.string().nullable(),
    subject: z
      .string()
      .nullable()
      .meta({ description: 'Anything else that the action was about: staff, a post, a campaign.' }),
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
    more: z.int().nonnegative().meta({ description: 'How many earlier views there are.' }),
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
    .meta({ description: 'A member ID or email address.' }),
  from: day.meta({ description: 'First day, in the clinic’s time zone.' }),
  to: day.meta({ description: 'Last day, inclusive, in the clinic’s time zone.' }),
}

export const auditRoutes = [
  route({
    method: 'get',
    path: '/api/admin/audit',
    name: 'listAudit',
    summary: 'Search the audit log, newest first.',
    description:
      'Filter by person, action, patient and date. Entries record staff actions and views of patient ' +
      'records. They are never changed or removed.',
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
    summary: 'List who viewed the member’s medical answers, and when.',
    description: 'The last 50 views from the audit log, latest first.',
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
    summary: 'List the people and actions in the audit log.',
    description: 'Everyone and every action with at least one entry, to search by.',
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
    summary: 'Download audit log entries as CSV.',
    description:
      'Streams all entries that match the search, as CSV with a byte-order mark. The download is audited, ' +
      'too. The seal is an entry’s number and hash in the chain; `npm run cli -- audit:verify SEAL` checks ' +
      'whether it still matches.',
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
    summary: 'Download audit log entries as JSON Lines.',
    description:
      'Streams all entries that match the search, with IDs, exact timestamps, and each entry’s number and ' +
      'hash in the chain. Those two are `null` until the entry is sealed. The download is audited, too.',
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
