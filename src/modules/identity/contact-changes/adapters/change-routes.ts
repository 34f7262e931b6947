import { z } from 'zod'
import { type FailureLimit, perMemberAndDay } from '#platform/http/rate-limit/failure-limits.ts'
import { routeOf } from '#platform/http/route/route.ts'
import { trimmedText } from '#platform/http/route/trimmed-text.ts'
import { maskedChange } from '#platform/kernel/masked-contact.ts'
import type { ContactChanges } from '../contact-changes.ts'
import type { OwnContact as StoredContact } from '../ports.ts'
import {
  AddressTaken,
  ContactChangeEnded,
  ContactGone,
  InvalidNewContact,
  NoTextsForChange,
  PlaceholderAddress,
  SameContact,
  SignInAddressChanged,
  WrongChangeCode,
} from '../refusals.ts'

const route = routeOf<ContactChanges>()

const kind = z.enum(['email', 'phone'])

const OwnContact = z
  .object({
    kind,
    value: z.string().meta({
      description: 'A phone number in E.164 format, or as it was entered if it isn’t a valid number.',
    }),
    isShared: z.boolean().meta({ description: 'Whether another member has the same contact.' }),
    isConfirmed: z.boolean(),
  })
  .meta({
    id: 'OwnContact',
    example: { kind: 'email', value: 'mia@velora.example', isShared: false, isConfirmed: true },
  })

const shown = (contacts: readonly StoredContact[]) =>
  contacts.map(each => ({
    ...{ kind: each.kind, value: each.value, isShared: each.isShared },
    isConfirmed: each.verifiedAt !== null,
  }))

const code = trimmedText()
  .regex(/^\d{6}$/, 'Please enter the six digits of the code')
  .meta({ example: '428913' })

/** Codes may go to a stranger's contact. */
const fewAnHour: FailureLimit<unknown> = {
  name: 'contact changes of an hour',
  by: ({ memberId }) => memberId,
  failures: 5,
  perMinutes: 60,
  countsSuccesses: true,
}

export const changeRoutes = [
  route({
    method: 'get',
    path: '/api/user/contacts',
    name: 'listOwnContacts',
    summary: 'List the member’s email addresses and phone numbers.',
    description: 'Empty if the member has none.',
    access: 'member',
    answer: z.array(OwnContact),
    refusals: [],
    handle: async (changes, { memberId }) => shown(await changes.listOwnContacts(memberId)),
  }),
  route({
    method: 'post',
    path: '/api/user/contacts/change',
    name: 'startContactChange',
    summary: 'Start changing or adding an email address or phone number.',
    description:
      'Sends a code to the new contact, and one to the old contact. No code is sent to a contact that ' +
      'another member has, but the response is the same. Starting again makes earlier codes invalid.',
    access: 'member',
    body: z.strictObject({
      kind,
      value: trimmedText().min(1, 'Please enter your email or phone number').max(254),
      replaces: z.string().max(254).nullable().meta({
        description: 'The contact to replace; null if the member has none of this kind.',
      }),
    }),
    answer: z
      .object({
        to: z.string().meta({ description: 'The new contact in normalized form.' }),
        asksOld: z
          .boolean()
          .meta({ description: 'Whether the code that was sent to the old contact is required, too.' }),
        expiresAt: z.iso.datetime(),
      })
      .meta({
        id: 'ContactChange',
        example: { to: 'mia.hart@velora.example', asksOld: true, expiresAt: '2026-11-20T18:15:00.000Z' },
      }),
    refusals: [InvalidNewContact, SameContact, ContactGone, NoTextsForChange],
    failureLimits: [fewAnHour, perMemberAndDay('contact changes', 10)],
    handle: async (changes, { memberId, body }) => {
      const { value, asksOld, expiresAt } = await changes.startContactChange(memberId, body)
      return { to: value, asksOld, expiresAt: expiresAt.toISOString() }
    },
  }),
  route({
    method: 'post',
    path: '/api/user/contacts/confirm',
    name: 'confirmContactChange',
    summary: 'Confirm the change with the codes that were sent.',
    description:
      'The change takes effect once both codes are right, within 15 minutes and five attempts. From then ' +
      'on, the member signs in with the new email address, and the old address is notified.',
    access: 'member',
    body: z.strictObject({ code, oldCode: code.optional() }),
    answer: z.array(OwnContact),
    refusals: [WrongChangeCode, ContactChangeEnded],
    // A wrong code has to count, so it can't be rolled back.
    idempotency: 'none',
    holdsAccount: false,
    handle: async (changes, { memberId, body }) => shown(await changes.confirmContactChange(memberId, body)),
  }),
  route({
    method: 'post',
    path: '/api/admin/patients/{id}/sign-in-address',
    name: 'changeSignInAddress',
    summary: 'Change the address that a patient signs in with.',
    description:
      'For a patient who is at the desk and lost access to the old address, or has none to sign in with. An email ' +
      'goes to the old address. The new one is confirmed once the patient uses a code or link sent to it.',
    access: ['owner', 'manager'],
    params: z.object({ id: z.uuid() }),
    body: z.strictObject({
      email: trimmedText().max(254).pipe(z.email('Please enter a valid email address')),
      replaces: z.string().max(254).nullable().meta({
        description: 'The address that the patient signs in with now; null if there is none.',
      }),
    }),
    answer: z.object({ success: z.boolean() }).meta({ id: 'Done', example: { success: true } }),
    refusals: [AddressTaken, PlaceholderAddress, SameContact, SignInAddressChanged],
    stepUp: 'ways in',
    audit: {
      member: (_answer, { id }) => id,
      subject: (_answer, _params, { replaces, email }) => maskedChange(replaces, email),
    },
    handle: async (changes, { params, body }) => {
      await changes.changeSignInAddress(params.id, body)
      return { success: true }
    },
  }),
]
