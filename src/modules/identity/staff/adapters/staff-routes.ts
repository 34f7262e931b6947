import { z } from 'zod'
import { Busy } from '#platform/http/refusals.ts'
import { everyRole, type Role, routeOf } from '#platform/http/route/route.ts'
import { trimmedText } from '#platform/http/route/trimmed-text.ts'
import type { StaffChange, StaffPerson } from '../ports.ts'
import { CodeTaken, LastOwner, UnknownStaff } from '../refusals.ts'
import type { Staff } from '../staff.ts'

const route = routeOf<Staff>()

const role = z.enum(everyRole as [Role, ...Role[]])
const staffName = trimmedText().min(1, 'Please enter a name').max(100)

const StaffMember = z
  .object({ id: z.uuid(), name: z.string(), role, isActive: z.boolean(), createdAt: z.iso.datetime() })
  .meta({
    id: 'StaffMember',
    example: {
      id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0009',
      name: 'Dr. Ruiz',
      role: 'clinical',
      isActive: true,
      createdAt: '2026-01-10T17:00:00.000Z',
    },
  })

const IssuedCode = z.object({ person: StaffMember, code: z.string() }).meta({ id: 'IssuedCode' })

const IssuedLink = z.object({ url: z.url(), expiresAt: z.iso.datetime() }).meta({
  id: 'IssuedSignInLink',
  example: {
    url: 'https://velora.example/admin/welcome#link=0a1b2c3d4e5f6g7h8i9j0k1l2m3n4o5p6q7r8s9t0u1',
    expiresAt: '2026-11-21T18:00:00.000Z',
  },
})

const shownStaff = (person: StaffPerson & { isActive: boolean; createdAt: Date }) => ({
  ...person,
  createdAt: person.createdAt.toISOString(),
})

const shownCode = ({ person, code }: Awaited<ReturnType<Staff['addStaff']>>) => ({
  person: shownStaff(person),
  code,
})

const personIn = (answer: unknown) => (answer as { readonly person: StaffPerson }).person

export const staffRoutes = [
  route({
    method: 'get',
    path: '/api/admin/staff',
    name: 'listStaff',
    summary: 'List everyone who has or had a staff code.',
    description:
      'Includes their role, which determines what they may do, and whether they’re active. Codes are ' +
      'stored only as hashes and never shown.',
    access: ['owner'],
    answer: z.array(StaffMember),
    refusals: [],
    handle: async door => (await door.listStaff()).map(shownStaff),
  }),
  route({
    method: 'post',
    path: '/api/admin/staff',
    name: 'addStaff',
    summary: 'Add a staff member.',
    description:
      'Returns the person’s eight-digit code, which is shown only in this response. Repeating an ' +
      '`Idempotency-Key` doesn’t show it again, but confirms that the person was added.',
    access: ['owner'],
    body: z.strictObject({ name: staffName, role }),
    answer: IssuedCode,
    refusals: [CodeTaken],
    stepUp: 'ways in',
    idempotency: 'secret',
    audit: { subject: answer => `staff ${personIn(answer).name} (${personIn(answer).role})` },
    handle: async (door, { body }) => shownCode(await door.addStaff(body.name, body.role)),
  }),
  route({
    method: 'put',
    path: '/api/admin/staff/{id}',
    name: 'changeStaff',
    summary: 'Update a staff member’s name, role and active status.',
    description:
      'A field that you leave out stays as it is. Deactivating a person immediately closes every staff area they have ' +
      'open. The last owner can’t be deactivated or given another role.',
    access: ['owner'],
    params: z.object({ id: z.uuid() }),
    body: z.strictObject({ name: staffName, role, isActive: z.boolean() }).partial(),
    answer: StaffMember,
    refusals: [UnknownStaff, LastOwner],
    // A role with more rights, or a code that works again, is a way in, too.
    stepUp: 'ways in',
    audit: {
      subject: answer => {
        const { name, role, isActive } = answer as z.output<typeof StaffMember>
        return `staff ${name} (${role}, ${isActive ? 'active' : 'deactivated'})`
      },
    },
    handle: async (door, { params, body }) =>
      shownStaff(await door.changeStaff(params.id, body as StaffChange)),
  }),
  route({
    method: 'post',
    path: '/api/admin/staff/{id}/code',
    name: 'issueStaffCode',
    summary: 'Issue a new code to a staff member.',
    description:
      'The old code, all passkeys and all recovery codes stop working immediately, even where they’re in ' +
      'use. People who issue a code to themselves stay signed in only in this browser, where the new code ' +
      'is shown.',
    access: ['owner'],
    params: z.object({ id: z.uuid() }),
    answer: IssuedCode,
    refusals: [UnknownStaff, CodeTaken, Busy],
    stepUp: 'ways in',
    idempotency: 'secret',
    audit: { subject: answer => `staff ${personIn(answer).name}` },
    handle: async (door, { params, staff, session }) => {
      const issued = await door.issueStaffCode(params.id)
      if (params.id === staff.staffId) await session.renewStaff()
      return shownCode(issued)
    },
  }),
  route({
    method: 'post',
    path: '/api/admin/staff/{id}/sign-in-link',
    name: 'issueSignInLink',
    summary: 'Create a one-time link that opens the staff area for a staff member.',
    description:
      'For a new phone, or for when codes from new devices are locked out because someone is guessing ' +
      'them. The link works even then, for 24 hours. The person’s code doesn’t change.',
    access: ['owner'],
    params: z.object({ id: z.uuid() }),
    answer: IssuedLink,
    refusals: [UnknownStaff],
    stepUp: 'ways in',
    idempotency: 'secret',
    handle: async (door, { params }) => {
      const { url, expiresAt } = await door.issueSignInLink(params.id)
      return { url, expiresAt: expiresAt.toISOString() }
    },
  }),
]
