import type { Text } from '../../../src/modules/messaging/campaign-ports.ts'
import type { Consent } from '../../../src/modules/messaging/consents.ts'
import type { Attempt } from '../../../src/modules/messaging/deliveries.ts'
import type { Delivery, TakenMail } from '../../../src/modules/messaging/mails.ts'
import { openMessaging } from '../../../src/modules/messaging/messaging.ts'
import type { Notification, WaitingPush } from '../../../src/modules/messaging/notifications.ts'
import type { WaitingCode } from '../../../src/modules/messaging/number-confirmations.ts'
import type { AnnouncedOffer } from '../../../src/modules/messaging/offers.ts'
import type { KeptSubscription, MessagingPorts } from '../../../src/modules/messaging/ports.ts'
import type {
  PushDelivery,
  PushMessage,
  PushSubscription,
} from '../../../src/modules/messaging/push-messages.ts'
import type { WaitingTrial } from '../../../src/modules/messaging/trials.ts'
import { clockAt } from '../../support/clock.ts'
import { type Addressee, campaignsInMemory } from './campaigns-in-memory.ts'
import { codeFor, confirmationsInMemory, type KeptNumber } from './confirmations-in-memory.ts'
import { mailsInMemory } from './mails-in-memory.ts'

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
export function openClinic(changes: Partial<MessagingPorts> = {}) {
  const clock = clockAt('2026-11-21T18:00:00Z')
  const notifications = new Map<string, Notification[]>()
  const consents: (Consent & { readonly memberId: string })[] = []
  const stopped = new Map<string, string>()
  const devices: (KeptSubscription & { readonly memberId: string })[] = []
  const { ports: mailPorts, kept: mails, outbox: mailOutbox } = mailsInMemory()
  const audience: Addressee[] = [
    { memberId: mia, firstName: 'Mia', target: 'mia@velora.test' },
    { memberId: noor, firstName: 'Noor', target: 'noor@velora.test' },
  ]
  const sending = campaignsInMemory(audience, stopped)
  const carried = { mails: [] as TakenMail[], texts: [] as Text[], pushes: [] as [string, PushMessage][] }
  const answers = {
    mail: (_mail: TakenMail): Delivery => ({ result: 'sent', channel: 'smtp' }),
    text: (_text: Text): Attempt => ({ result: 'sent', channel: 'twilio' }),
    push: (_endpoint: string): PushDelivery => ({ outcome: 'sent' }),
  }
  const waiting = {
    pushes: [] as WaitingPush[],
    offers: [] as [AnnouncedOffer, Date][],
    trials: [] as WaitingTrial[],
    codes: [] as WaitingCode[],
  }
  const numbers: KeptNumber[] = []
  const opened: unknown[] = []
  const woken = { mail: 0, campaigns: 0 }
  const slept: number[] = []
  const transactions: string[] = []
  const ports: MessagingPorts = {
    isSetUp: () => true,
    notifications: {
      add: async (memberId, notification) =>
        void notifications.set(memberId, [notification, ...(notifications.get(memberId) ?? [])]),
      of: async (memberId, limit, before) =>
        (notifications.get(memberId) ?? []).filter(({ id }) => !before || id < before).slice(0, limit),
      countOf: async memberId => notifications.get(memberId)?.length ?? 0,
      async markRead(memberId, upTo) {
        const read = (notifications.get(memberId) ?? []).map(each =>
          !upTo || each.id <= upTo ? { ...each, isRead: true } : each,
        )
        notifications.set(memberId, read)
      },
      removeAllOf: async memberId => void notifications.delete(memberId),
    },
    consents: {
      add: async (memberId, consent) => void consents.unshift({ ...consent, memberId }),
      latestOf: async memberId =>
        (['email', 'push', 'sms'] as const).flatMap(
          channel => consents.find(each => each.memberId === memberId && each.channel === channel) ?? [],
        ),
      of: async memberId => consents.filter(each => each.memberId === memberId),
      async withNumber(number) {
        const ids = new Set(consents.filter(each => each.number === number).map(({ memberId }) => memberId))
        return [...ids].flatMap(memberId => {
          const latest = consents.find(each => each.memberId === memberId && each.channel === 'sms')
          return latest ? [{ memberId, latest }] : []
        })
      },
      async forget(memberId) {
        consents.splice(0, consents.length, ...consents.filter(each => each.memberId !== memberId))
      },
    },
    decisions: {
      addOnce: async (memberId, consent) => void consents.unshift({ ...consent, memberId }),
      isStopped: async number => stopped.has(number),
    },
    confirmations: confirmationsInMemory(numbers),
    codesOf: ({ id }) => [codeFor(id), '999999'],
    publishCode: async code => void waiting.codes.push(code),
    isMember: async memberId => [mia, noor].includes(memberId),
    subscriptions: subscriptionsInMemory(devices),
    push: async ({ endpoint }, message) => {
      carried.pushes.push([endpoint, message])
      return answers.push(endpoint)
    },
    pushKey: 'the clinic’s key',
    pushHosts: ['push.clinic.test'],
    clinicName: 'Velora',
    mails: mailPorts,
    carrier: {
      async carry(mail, leaves) {
        await leaves()
        carried.mails.push(mail)
        return answers.mail(mail)
      },
    },
    wakeMail: async () => void woken.mail++,
    outboxIsOpen: true,
    campaigns: sending.campaigns,
    deliveries: sending.deliveries,
    texts: {
      async carry(text, leaves) {
        await leaves()
        carried.texts.push(text)
        return answers.text(text)
      },
    },
    isSignedText: ({ signature }) => signature === 'signed',
    wakeCampaigns: async () => void woken.campaigns++,
    async inTransaction(work) {
      transactions.push('begun')
      const result = await work()
      transactions.push('committed')
      return result
    },
    unsubscribeUrl: memberId => ({
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
    openedLinks: {
      messageOf: async deliveryId =>
        deliveryId === 'd1' ? { message: 'See https://velora.test/a and https://velora.test/b' } : undefined,
      note: async (link, at) => void opened.push({ ...link, at }),
      of: async () => opened,
    },
    bookingUrl: 'https://booking.test',
    publishPush: async push => void waiting.pushes.push(push),
    announceLater: async (offer, notBefore) => void waiting.offers.push([offer, notBefore]),
    memberByEmail: async email => (email === 'mia@velora.test' ? { id: mia } : undefined),
    publishTrial: async trial => void waiting.trials.push(trial),
    timeZone: 'America/Los_Angeles',
    quietHours: { from: '21:00', until: '09:00' },
    marketingCap: {},
    patienceMs: 1_000,
    sleep: ms => {
      slept.push(ms)
      return new Promise(resolve => setImmediate(resolve))
    },
    now: clock.now,
    chance: () => 0.5,
    ...changes,
  }
  const subscribe = (memberId: string, device: string) =>
    messaging.subscribePush(memberId, subscriptionOf(device), undefined)
  const messaging = openMessaging(ports)
  return {
    messaging,
    clock,
    notifications,
    consents,
    numbers,
    stopped,
    devices,
    mails,
    mailOutbox,
    audience,
    ...sending,
    carried,
    answers,
    waiting,
    opened,
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
): MessagingPorts['subscriptions'] {
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
