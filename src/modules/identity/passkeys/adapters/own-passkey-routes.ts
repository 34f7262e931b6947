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
} as const
const add = {
  method: 'post',
  body: AddedPasskey,
  answer: Passkey,
  refusals: [PasskeyNotAdded, TooManyPasskeys],
  idempotency: 'none',
  stepUp: 'ways in',
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
  'For `navigator.credentials.create`: discoverable, with whoever makes it verified. What is made of it is taken once, ' +
  'from this browser, within five minutes.'
const ofAdding = 'Its attestation is not asked for. A member is told by mail. Ten at the most.'
const done = { success: true }

/** Managing one's own passkeys: the same for members and staff, each under their own path. */
export const ownPasskeyRoutes = [
  route({
    ...list,
    path: '/api/user/passkeys',
    name: 'listPasskeys',
    summary: 'The member’s passkeys, the latest first.',
    description: 'What each is called, and when it signed somebody in last.',
    access: 'member',
    handle: async (passkeys, { memberId }) => (await passkeys.listPasskeys(memberId)).map(shown),
  }),
  route({
    ...begin,
    path: '/api/user/passkeys/options',
    name: 'beginPasskey',
    summary: 'What the member’s browser needs to make a passkey.',
    description: ofOptions,
    access: 'member',
    handle: async (passkeys, { memberId, cookies }) =>
      creationOf(await passkeys.beginPasskey(memberId, newBrowserKey(cookies))),
  }),
  route({
    ...add,
    path: '/api/user/passkeys',
    name: 'addPasskey',
    summary: 'Keep the passkey that the member’s browser made.',
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
    summary: 'Call a passkey of the member’s something else.',
    description: 'The name is for the member’s own list.',
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
    summary: 'Have a passkey of the member’s open nothing any more.',
    description: 'Whoever is signed in by it stays so; the password stays, too.',
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
    summary: 'The passkeys of whoever has the staff area open, the latest first.',
    description: 'Of a staff account they are the same as the member’s.',
    access: everyRole,
    handle: async (passkeys, { staff }) => (await passkeys.listPasskeys(staff.staffId)).map(shown),
  }),
  route({
    ...begin,
    path: '/api/admin/own-passkeys/options',
    name: 'beginOwnPasskey',
    summary: 'What the browser of somebody on the staff needs to make a passkey.',
    description: ofOptions,
    access: everyRole,
    handle: async (passkeys, { staff, cookies }) =>
      creationOf(await passkeys.beginPasskey(staff.staffId, newBrowserKey(cookies))),
  }),
  route({
    ...add,
    path: '/api/admin/own-passkeys',
    name: 'addOwnPasskey',
    summary: 'Keep the passkey that the browser of somebody on the staff made.',
    description: `It opens the staff area from now on, beside the code. ${ofAdding}`,
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
    summary: 'Call a passkey of one’s own something else.',
    description: 'The name is for one’s own list.',
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
    summary: 'Have a passkey of one’s own open nothing any more.',
    description: 'What it opened stays open until it is locked; the code stays.',
    access: everyRole,
    handle: async (passkeys, { staff, params }) => {
      await passkeys.removePasskey(staff.staffId, params.id)
      return done
    },
  }),
]
