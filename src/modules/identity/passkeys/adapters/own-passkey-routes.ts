import { z } from 'zod'
import { everyRole, routeOf } from '#platform/http/route/route.ts'
import type { Passkeys } from '../passkeys.ts'
import { PasskeyNotAdded, TooManyPasskeys, UnknownPasskey } from '../refusals.ts'
import { browserKey, newBrowserKey } from './browser-key.ts'
import { AddedPasskey, creationOf, Done, name, Passkey, PasskeyCreation, shown } from './shapes.ts'

const route = routeOf<Passkeys>()

const list = {
  method: 'get',
  answer: z.array(Passkey),
  refusals: [],
} as const
const begin = {
  method: 'post',
  answer: PasskeyCreation,
  refusals: [PasskeyNotAdded],
  idempotency: 'none',
  stepUp: 'ways in',
  rateLimit: { perMinute: 60 },
  holdsAccount: false,
} as const
const add = {
  method: 'post',
  body: AddedPasskey,
  answer: Passkey,
  refusals: [PasskeyNotAdded, TooManyPasskeys],
  idempotency: 'none',
  stepUp: 'ways in',
  holdsAccount: false,
} as const
const rename = {
  method: 'put',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ name }),
  answer: Done,
  refusals: [UnknownPasskey],
} as const
const remove = {
  method: 'delete',
  params: z.object({ id: z.uuid() }),
  answer: Done,
  refusals: [UnknownPasskey],
} as const

const ofOptions =
  'For `navigator.credentials.create`: a discoverable credential with user verification. The new passkey is accepted ' +
  'once, from this browser, within five minutes.'
const ofAdding = 'No attestation is requested. Members are told by email. At most ten passkeys per person.'
const done = { success: true }

/** Managing one's own passkeys: the same for members and staff, each under their own path. */
export const ownPasskeyRoutes = [
  route({
    ...list,
    path: '/api/user/passkeys',
    name: 'listPasskeys',
    summary: 'List the member’s passkeys, newest first.',
    description: 'Includes each passkey’s name and when it was last used.',
    access: 'member',
    handle: async (passkeys, { memberId }) => (await passkeys.listPasskeys(memberId)).map(shown),
  }),
  route({
    ...begin,
    path: '/api/user/passkeys/options',
    name: 'beginPasskey',
    summary: 'Get the options to create a passkey for the member.',
    description: ofOptions,
    access: 'member',
    handle: async (passkeys, { memberId, cookies }) =>
      creationOf(await passkeys.beginPasskey(memberId, newBrowserKey(cookies))),
  }),
  route({
    ...add,
    path: '/api/user/passkeys',
    name: 'addPasskey',
    summary: 'Add a passkey for the member.',
    description: ofAdding,
    access: 'member',
    handle: async (passkeys, { memberId, cookies, session, body: { name, ...made } }) => {
      const added = { name, made, isSignedIn: session.isOpen }
      return shown(await passkeys.addPasskey(memberId, browserKey(cookies), added))
    },
  }),
  route({
    ...rename,
    path: '/api/user/passkeys/{id}',
    name: 'renamePasskey',
    summary: 'Rename one of the member’s passkeys.',
    description: 'The name is shown only in the member’s own list.',
    access: 'member',
    handle: async (passkeys, { memberId, params, body }) => {
      await passkeys.renamePasskey(memberId, params.id, body.name)
      return done
    },
  }),
  route({
    ...remove,
    path: '/api/user/passkeys/{id}',
    name: 'removePasskey',
    summary: 'Remove one of the member’s passkeys.',
    description: 'Sessions that it opened stay open, and the password still works.',
    access: 'member',
    handle: async (passkeys, { memberId, params }) => {
      await passkeys.removePasskey(memberId, params.id)
      return done
    },
  }),
  route({
    ...list,
    path: '/api/admin/own-passkeys',
    name: 'listOwnPasskeys',
    summary: 'List the signed-in staff member’s passkeys, newest first.',
    description: 'For a staff account, these are the same as the member’s passkeys.',
    access: everyRole,
    handle: async (passkeys, { staff }) => (await passkeys.listPasskeys(staff.staffId)).map(shown),
  }),
  route({
    ...begin,
    path: '/api/admin/own-passkeys/options',
    name: 'beginOwnPasskey',
    summary: 'Get the options to create a passkey for the signed-in staff member.',
    description: ofOptions,
    access: everyRole,
    handle: async (passkeys, { staff, cookies }) =>
      creationOf(await passkeys.beginPasskey(staff.staffId, newBrowserKey(cookies))),
  }),
  route({
    ...add,
    path: '/api/admin/own-passkeys',
    name: 'addOwnPasskey',
    summary: 'Add a passkey for the signed-in staff member.',
    description: `From now on, it opens the staff area, in addition to the code. ${ofAdding}`,
    access: everyRole,
    audit: { subject: (_answer, _params, body) => `passkey ${body.name}` },
    handle: async (passkeys, { staff, cookies, session, body: { name, ...made } }) => {
      const added = { name, made, isSignedIn: session.isOpen }
      return shown(await passkeys.addPasskey(staff.staffId, browserKey(cookies), added))
    },
  }),
  route({
    ...rename,
    path: '/api/admin/own-passkeys/{id}',
    name: 'renameOwnPasskey',
    summary: 'Rename one of your own staff passkeys.',
    description: 'The name is shown only in your own list.',
    access: everyRole,
    audit: { subject: (_answer, _params, body) => `passkey ${body.name}` },
    handle: async (passkeys, { staff, params, body }) => {
      await passkeys.renamePasskey(staff.staffId, params.id, body.name)
      return done
    },
  }),
  route({
    ...remove,
    path: '/api/admin/own-passkeys/{id}',
    name: 'removeOwnPasskey',
    summary: 'Remove one of your own staff passkeys.',
    description: 'A staff area that it opened stays open until it locks, and the code still works.',
    access: everyRole,
    handle: async (passkeys, { staff, params }) => {
      await passkeys.removePasskey(staff.staffId, params.id)
      return done
    },
  }),
]
