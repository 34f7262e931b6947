import type { WaitingTestMessage } from '../../../src/modules/messaging/campaigns/ports.ts'
import type { Consent } from '../../../src/modules/messaging/consents/consent.ts'
import type { DeliveryAttempt } from '../../../src/modules/messaging/deliveries/delivery.ts'
import type { ClaimedMail, MailAttempt } from '../../../src/modules/messaging/mail/mails.ts'
import type { Notification } from '../../../src/modules/messaging/notifications/notification.ts'
import type { WaitingCode } from '../../../src/modules/messaging/numbers/ports.ts'
import type {
  AnnouncedOffer,
  KeptSubscription,
  PushSubscriptions,
  WaitingPush,
} from '../../../src/modules/messaging/push/ports.ts'
import type {
  PushDelivery,
  PushMessage,
  PushSubscription,
} from '../../../src/modules/messaging/push/push-messages.ts'
import type { Text } from '../../../src/modules/messaging/sms/ports.ts'
import { clockAt } from '../../support/clock.ts'
import { type Addressee, campaignsInMemory } from './campaigns-in-memory.ts'
import { codeFor, confirmationsInMemory, type KeptNumber } from './confirmations-in-memory.ts'
import { consentsInMemory, type KeptConsent, suppressionsInMemory } from './consents-in-memory.ts'
import { mailsInMemory } from './mails-in-memory.ts'
import { notificationsInMemory } from './notifications-in-memory.ts'
import { openRooms, type RoomsPorts } from './rooms.ts'

export const mia = 'mia'
export const noor = 'noor'
export const ines = 'Ines'
export const number = '+13105550142'

/** A yes to SMS at the intake, unless something else is said. */
export const consent = (changes: Partial<Consent> = {}): Consent => ({
  channel: 'sms',
  given: true,
  number,
  wording: 'intake-1',
  source: 'intake',
  at: new Date(0),
  ...changes,
})

/** Messaging over ports that keep everything in memory, with providers that answer as a test tells them. */
export function openClinic(changes: Partial<RoomsPorts> = {}) {
  const clock = clockAt('2026-11-21T18:00:00Z')
  const notifications = new Map<string, Notification[]>()
  const consents: KeptConsent[] = []
  const stopped = new Map<string, string>()
  const devices: (KeptSubscription & { readonly memberId: string })[] = []
  const { ports: mailPorts, kept: mails, sandbox: mailSandbox } = mailsInMemory()
  const audience: Addressee[] = [
    { memberId: mia, firstName: 'Mia', target: 'mia@velora.test' },
    { memberId: noor, firstName: 'Noor', target: 'noor@velora.test' },
  ]
  const sending = campaignsInMemory(audience, stopped)
  const carried = { mails: [] as ClaimedMail[], texts: [] as Text[], pushes: [] as [string, PushMessage][] }
  const answers = {
    mail: (_mail: ClaimedMail): MailAttempt => ({ result: 'sent', channel: 'smtp' }),
    text: (_text: Text): DeliveryAttempt => ({ result: 'sent', channel: 'twilio' }),
    push: (_endpoint: string): PushDelivery => ({ outcome: 'sent' }),
  }
  const waiting = {
    pushes: [] as WaitingPush[],
    offers: [] as [AnnouncedOffer, Date][],
    testMessages: [] as WaitingTestMessage[],
    codes: [] as WaitingCode[],
  }
  const numbers: KeptNumber[] = []
  const clicked: unknown[] = []
  const woken = { mail: 0, campaigns: 0 }
  const slept: number[] = []
  const transactions: string[] = []
  const ports: RoomsPorts = {
    isSetUp: () => true,
    listTroubles: async () => [],
    recordAttempt: async () => {},
    mayTry: () => 'all',
    hasAccountTrouble: () => false,
    notifications: notificationsInMemory(notifications),
    consents: consentsInMemory(consents),
    suppressions: suppressionsInMemory(stopped),
    confirmations: confirmationsInMemory(numbers),
    hasNoDevice: () => false,
    codesOf: ({ id }) => [codeFor(id), '999999'],
    enqueueCode: async code => void waiting.codes.push(code),
    requireAge: async () => {},
    isMember: async memberId => [mia, noor].includes(memberId),
    subscriptions: subscriptionsInMemory(devices),
    push: async ({ endpoint }, message) => {
      carried.pushes.push([endpoint, message])
      return answers.push(endpoint)
    },
    pushKey: 'the clinic’s key',
    pushHosts: ['push.clinic.test'],
    clinicName: async () => 'Velora',
    mails: mailPorts,
    mailTransport: {
      async send(mail, onDataSent) {
        await onDataSent()
        carried.mails.push(mail)
        return answers.mail(mail)
      },
    },
    enqueueMailDelivery: async () => void woken.mail++,
    sandboxIsOpen: true,
    campaigns: sending.campaigns,
    recipients: sending.recipients,
    deliveries: sending.deliveries,
    async sendText(text, onDataSent) {
      await onDataSent()
      carried.texts.push(text)
      return answers.text(text)
    },
    isSigned: async ({ signature }) => signature === 'signed',
    enqueueCampaignDelivery: async () => void woken.campaigns++,
    async inTransaction(work) {
      transactions.push('begun')
      const result = await work()
      transactions.push('committed')
      return result
    },
    unsubscribeUrls: memberId => ({
      oneClick: `https://velora.test/one-click/${memberId}`,
      page: `https://velora.test/unsubscribe/${memberId}`,
      preferences: `https://velora.test/preferences/${memberId}`,
    }),
    memberOfUnsubscribe: token => /^link of (.+)$/.exec(token)?.[1],
    trackedUrl: ({ deliveryId, link }) => `https://velora.test/l/${deliveryId}/${link}`,
    sentLinkOf: token => {
      const [, deliveryId, link] = /^(.+) (\d+)$/.exec(token) ?? []
      return deliveryId ? { deliveryId, link: Number(link) } : undefined
    },
    clicks: {
      messageOf: async deliveryId =>
        deliveryId === 'd1' ? { message: 'See https://velora.test/a and https://velora.test/b' } : undefined,
      record: async (link, at) => void clicked.push({ ...link, at }),
      of: async () => clicked,
    },
    bookingUrl: async () => 'https://booking.test',
    enqueuePush: async (push, notBefore) =>
      void waiting.pushes.push({ ...push, ...(notBefore && { notBefore }) }),
    announceLater: async (offer, notBefore) => void waiting.offers.push([offer, notBefore]),
    memberByEmail: async email => (email === 'mia@velora.test' ? { id: mia } : undefined),
    enqueueTestMessage: async waitingTest => void waiting.testMessages.push(waitingTest),
    timeZone: 'America/Los_Angeles',
    quietHours: async () => ({ from: '21:00', until: '09:00' }),
    marketingCap: async () => ({}),
    waitTimeoutMs: 1_000,
    sleep: ms => {
      slept.push(ms)
      return new Promise(resolve => setImmediate(resolve))
    },
    now: clock.now,
    random: () => 0.5,
    ...changes,
  }
  const subscribe = (memberId: string, device: string) =>
    messaging.subscribePush(memberId, subscriptionOf(device), undefined)
  const messaging = openRooms(ports)
  return {
    messaging,
    clock,
    notifications,
    consents,
    numbers,
    stopped,
    devices,
    mails,
    mailSandbox,
    audience,
    ...sending,
    carried,
    answers,
    waiting,
    clicked,
    woken,
    slept,
    transactions,
    subscribe,
    decided: (memberId: string, changes?: Partial<Consent>) =>
      consents.unshift({ ...consent(changes), memberId }),
  }
}

export type Clinic = ReturnType<typeof openClinic>

export const subscriptionOf = (device: string): PushSubscription => ({
  endpoint: `https://push.clinic.test/${device}`,
  p256dh: 'key',
  auth: 'secret',
})

function subscriptionsInMemory(
  devices: (KeptSubscription & { readonly memberId: string })[],
): PushSubscriptions {
  const of = (memberId: string) => devices.filter(device => device.memberId === memberId)
  const remove = (gone: readonly object[]) => {
    devices.splice(0, devices.length, ...devices.filter(device => !gone.includes(device)))
    return gone.length
  }
  return {
    async keep(memberId, subscription, _at, most) {
      remove(devices.filter(({ endpoint }) => endpoint === subscription.endpoint))
      devices.unshift({ ...subscription, memberId, fingerprint: `print of ${subscription.endpoint}` })
      remove(of(memberId).slice(most))
    },
    of: async memberId => of(memberId),
    holderOf: async endpoint => devices.find(device => device.endpoint === endpoint)?.memberId,
    remove: async (memberId, endpoint) =>
      remove(of(memberId).filter(device => !endpoint || device.endpoint === endpoint)),
    drop: async subscription => void remove([subscription]),
  }
}
