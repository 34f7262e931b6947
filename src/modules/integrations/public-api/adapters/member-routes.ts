import { z } from 'zod'
import { limitOf } from '#platform/http/route/pagination.ts'
import { Paginated, routeOf } from '#platform/http/route/route.ts'
import { trimmedText } from '#platform/http/route/trimmed-text.ts'
import { UnderMinimumAge } from '#platform/kernel/minimum-age.ts'
import type { Member as Found } from '../ports.ts'
import type { PublicApi } from '../public-api.ts'
import {
  ContactTaken,
  ExternalIdTaken,
  InvalidBirthday,
  InvalidPhone,
  NoSuchMember,
  UnknownCursor,
} from '../refusals.ts'
import { ApiVoucher, shownVoucher } from './voucher-shape.ts'

const route = routeOf<PublicApi>()

const Member = z
  .object({
    id: z.uuid(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    points: z.int(),
    tier: z.enum(['Bronze', 'Silver', 'Gold', 'Platinum']),
    joinedAt: z.iso.datetime(),
  })
  .meta({
    id: 'Member',
    description: 'Contains nothing about health, birthdays or money.',
    example: {
      id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0001',
      email: 'mia@velora.example',
      firstName: 'Mia',
      lastName: 'Hart',
      points: 240,
      tier: 'Silver',
      joinedAt: '2026-01-10T17:00:00.000Z',
    },
  })

const shown = ({ createdAt, pointsBalance, ...member }: Found): z.input<typeof Member> => ({
  ...member,
  points: pointsBalance,
  joinedAt: createdAt.toISOString(),
})

const listOf = (found: Found | undefined) =>
  new Paginated(found ? [shown(found)] : [], undefined, found ? 1 : 0)

const params = z.object({ id: z.uuid() })

export const memberRoutes = [
  route({
    method: 'get',
    path: '/api/v1/members',
    name: 'listMembersByApi',
    summary: 'List members, newest first, or find them by email address, phone number or external ID.',
    description:
      'Paginated: `Link` leads to the next page. `email` returns one member or none and is ' +
      'case-insensitive. `phone` returns everyone who shares the number, in any format. `externalId` ' +
      'returns the member with that ID in your system. Members imported from another system have an ID that ' +
      'starts with its name, such as `vagaro:17`.',
    access: { scope: 'members:read' },
    audit: { reads: true },
    query: z.object({
      limit: limitOf(),
      cursor: z.string().max(2000).optional(),
      email: z.email('Please enter a valid email address').max(254).optional(),
      phone: z.string().max(40).optional(),
      externalId: trimmedText().max(200).optional(),
    }),
    answer: z.array(Member),
    paged: true,
    refusals: [UnknownCursor],
    handle: async (door, { query: { limit, cursor, email, phone, externalId } }) => {
      if (email !== undefined) return listOf(await door.findMemberByEmail(email))
      if (externalId !== undefined) return listOf(await door.findMemberByExternalId(externalId))
      if (phone !== undefined) {
        const found = await door.findMembersByPhone(phone)
        return new Paginated(found.map(shown), undefined, found.length)
      }
      const { patients, next, total, isLeast } = await door.listMembers(limit, cursor)
      return new Paginated(patients.map(shown), next, total, isLeast)
    },
  }),
  route({
    method: 'post',
    path: '/api/v1/members',
    name: 'enrollMemberByApi',
    summary: 'Enroll a member.',
    description:
      'Works as at the front desk: only a first name is required, there is no password, and points count ' +
      'right away. A phone number or email address that another member has is refused, unless ' +
      '`sharesContacts` confirms that they share it. A placeholder such as `noemail@…` counts as no address.',
    access: { scope: 'members:enroll' },
    body: z.strictObject({
      firstName: trimmedText().min(1, 'First name is required').max(100),
      lastName: trimmedText().max(100).default(''),
      phone: trimmedText().max(40).optional(),
      email: trimmedText().max(254).pipe(z.email('Please enter a valid email address')).optional(),
      externalId: trimmedText().min(1).max(100).optional().meta({
        description: 'The member’s ID in your system. If you use several systems, add a prefix: `pos:4711`.',
      }),
      dateOfBirth: z.iso.date('Please enter a valid date of birth').optional(),
      sharesContacts: z.boolean().default(false),
    }),
    answer: Member,
    refusals: [InvalidBirthday, UnderMinimumAge, InvalidPhone, ContactTaken, ExternalIdTaken],
    audit: { member: answer => (answer as { id?: string }).id },
    handle: async (door, { body }) => shown(await door.enrollMember(body)),
  }),
  route({
    method: 'get',
    path: '/api/v1/members/{id}',
    name: 'readMemberByApi',
    summary: 'Get a member with points and tier.',
    description: 'Every view is audited under the name of the key.',
    access: { scope: 'members:read' },
    params,
    answer: Member,
    refusals: [NoSuchMember],
    audit: { member: (_answer, { id }) => id },
    handle: async (door, { params }) => shown(await door.readMember(params.id)),
  }),
  route({
    method: 'get',
    path: '/api/v1/members/{id}/vouchers',
    name: 'listVouchersByApi',
    summary: 'List a member’s vouchers, newest first.',
    description: 'Includes used and expired vouchers. Every view is audited under the name of the key.',
    access: { scope: 'members:read' },
    params,
    answer: z.array(ApiVoucher),
    refusals: [NoSuchMember],
    audit: { member: (_answer, { id }) => id },
    handle: async (door, { params }) => (await door.listVouchersOf(params.id)).map(shownVoucher),
  }),
]
