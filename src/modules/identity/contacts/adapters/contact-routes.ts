import { z } from 'zod'
import { everyRole, routeOf } from '#platform/http/route/route.ts'
import { trimmedText } from '#platform/http/route/trimmed-text.ts'
import { maskedContact } from '#platform/kernel/masked-contact.ts'
import { UnderMinimumAge } from '#platform/kernel/minimum-age.ts'
import type { Contacts } from '../contacts.ts'
import {
  ConsentTextChanged,
  ContactTaken,
  InvalidBirthday,
  InvalidPhone,
  NameMissing,
  PlaceholderAddress,
  UnknownContact,
  UnknownMember,
} from '../refusals.ts'

const route = routeOf<Contacts>()

const kind = z.enum(['email', 'phone'])
const phone = trimmedText().max(40).optional()
const email = trimmedText().max(254).pipe(z.email('Please enter a valid email address')).optional()
const sharesContacts = z
  .boolean()
  .default(false)
  .meta({ description: 'Confirms that another patient may keep the same phone number or email address.' })
const ofPatient = z.object({ id: z.uuid() })

const Contact = z
  .object({
    kind,
    value: z.string().meta({
      description: 'A phone number in E.164 format, or as it was entered if it isn’t a valid number.',
    }),
    isValid: z.boolean(),
    isShared: z.boolean().meta({ description: 'Whether another patient has the same contact.' }),
    verifiedAt: z.iso.datetime().nullable(),
  })
  .meta({
    id: 'Contact',
    example: {
      kind: 'phone',
      value: '+13105550142',
      isValid: true,
      isShared: false,
      verifiedAt: null,
    },
  })

const shown = (contacts: Awaited<ReturnType<Contacts['listContacts']>>) =>
  contacts.map(({ verifiedAt, ...contact }) => ({
    ...contact,
    verifiedAt: verifiedAt?.toISOString() ?? null,
  }))

export const contactRoutes = [
  route({
    method: 'post',
    path: '/api/admin/patients',
    name: 'enrollPatient',
    summary: 'Enroll a patient at the front desk.',
    description:
      'Only a first name is required, and points count right away. The member has no password; with an ' +
      'email address of their own, they can set one through “Forgot password”. A phone number or email address that ' +
      'another patient has is refused, unless `sharesContacts` confirms that they share it. A placeholder ' +
      'such as `noemail@…` counts as no address. Consent to texts counts once the patient confirms the ' +
      'number; `message` says whether that is still pending.',
    access: everyRole,
    body: z.strictObject({
      firstName: trimmedText().min(1, 'First name is required').max(100),
      lastName: trimmedText().max(100).default(''),
      phone,
      email,
      dateOfBirth: z.iso.date('Please enter a valid date of birth').optional(),
      consents: z
        .array(z.strictObject({ channel: z.enum(['email', 'sms']), wording: z.string().max(40) }))
        .max(2)
        .default([])
        .meta({
          description:
            'What the patient agreed to, with the version of the consent text that staff read aloud.',
        }),
      sharesContacts,
    }),
    answer: z.object({ id: z.uuid(), message: z.string() }).meta({
      id: 'EnrollPatientAnswer',
      example: {
        id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0b01',
        message: 'Mia Hart is now a member.',
      },
    }),
    refusals: [NameMissing, InvalidBirthday, UnderMinimumAge, InvalidPhone, ContactTaken, ConsentTextChanged],
    idempotency: 'transactional',
    audit: { member: answer => (answer as { id?: string }).id },
    handle: async (contacts, { body }) => {
      const { memberId, name, notes } = await contacts.enroll(body)
      return { id: memberId, message: [`${name} is now a member.`, ...notes].join(' ') }
    },
  }),
  route({
    method: 'get',
    path: '/api/admin/patients/{id}/contacts',
    name: 'listContacts',
    summary: 'List a patient’s email addresses and phone numbers.',
    description: 'Empty if the patient has none.',
    access: everyRole,
    params: ofPatient,
    answer: z.array(Contact),
    refusals: [],
    audit: { member: (_answer, { id }) => id },
    handle: async (contacts, { params }) => shown(await contacts.listContacts(params.id)),
  }),
  route({
    method: 'post',
    path: '/api/admin/patients/{id}/contacts',
    name: 'addContact',
    summary: 'Add a phone number or email address to a patient.',
    description:
      'The patient’s first unshared email address becomes the one to sign in with. If the patient already has ' +
      'another way to sign in, such as a passkey, only `changeSignInAddress` does that.',
    access: everyRole,
    params: ofPatient,
    body: z.strictObject({ phone, email, sharesContacts }),
    answer: z.array(Contact),
    refusals: [UnknownMember, InvalidPhone, PlaceholderAddress, ContactTaken],
    audit: {
      member: (_answer, { id }) => id,
      subject: (_answer, _params, { phone, email }) =>
        [phone, email].flatMap(value => (value ? maskedContact(value) : [])).join(', '),
    },
    handle: async (contacts, { params, body }) => shown(await contacts.addContact(params.id, body)),
  }),
  route({
    method: 'post',
    path: '/api/admin/patients/{id}/contacts/remove',
    name: 'removeContact',
    summary: 'Remove a phone number or email address from a patient.',
    description: 'The email address that the patient signs in with can’t be removed.',
    access: everyRole,
    params: ofPatient,
    body: z.strictObject({ kind, value: z.string().max(254) }),
    answer: z.array(Contact),
    refusals: [UnknownContact],
    audit: {
      member: (_answer, { id }) => id,
      subject: (_answer, _params, { value }) => maskedContact(value),
    },
    handle: async (contacts, { params, body }) => shown(await contacts.removeContact(params.id, body)),
  }),
]
