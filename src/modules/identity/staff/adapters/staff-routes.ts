import { z } from 'zod'
import { Busy } from '#platform/http/refusals.ts'
import { everyRole, type Role, routeOf } from '#platform/http/route/route.ts'
import { trimmedText } from '#platform/http/route/trimmed-text.ts'
import type { StaffPerson } from '../ports.ts'
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
    summary: 'Everybody who has or had a staff code.',
    description:
      'With their role, in which everything they may do is given, and whether they are active. Codes are kept ' +
      'as hashes only and never shown.',
    access: ['owner'],
    answer: z.array(StaffMember),
    refusals: [],
    handle: async door => (await door.listStaff()).map(shownStaff),
  }),
  route({
    method: 'post',
    path: '/api/admin/staff',
    name: 'addStaff',
    summary: 'Add a person; the answer is the only place where the code is shown.',
    description:
      'The code has eight digits. Repeating an `Idempotency-Key` does not show it again, but says that the ' +
      'person was added.',
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
    summary: 'Rename a person, give another role, deactivate or activate again.',
    description:
      'All three fields are set. What a deactivated person has open ends at once; the last owner can neither be ' +
      'deactivated nor given another role.',
    access: ['owner'],
    params: z.object({ id: z.uuid() }),
    body: z.strictObject({ name: staffName, role, isActive: z.boolean() }),
    answer: StaffMember,
    refusals: [UnknownStaff, LastOwner],
    audit: {
      subject: (_answer, _params, { name, role, isActive }) =>
        `staff ${name} (${role}, ${isActive ? 'active' : 'deactivated'})`,
    },
    handle: async (door, { params, body }) => shownStaff(await door.changeStaff(params.id, body)),
  }),
  route({
    method: 'post',
    path: '/api/admin/staff/{id}/code',
    name: 'issueStaffCode',
    summary:
      'Issue a new code; the one before, all passkeys and recovery codes end at once, also where they are in use.',
    description: 'Whoever issues one for themselves goes on in this browser: only here they can read it.',
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
    summary: 'Make a link that opens the staff area for this person, once.',
    description:
      'For a new phone, and for whenever codes from new devices are closed because strangers guess them: the link works ' +
      'even then, for 24 hours. The person’s code stays as it is.',
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
