import { type CircuitBreaker, openCircuitBreaker } from '#platform/kernel/circuit-breaker.ts'
import type { MarketingCap } from '#platform/kernel/marketing-cap.ts'
import { linksIn } from '#platform/kernel/plain-text.ts'
import type { QuietHours } from '#platform/kernel/quiet-hours.ts'
import type { Module, Platform } from '#platform/module.ts'
import { messagingArchive } from './adapters/archive.ts'
import { type CampaignsSettings, campaignsRoom } from './campaigns/room.ts'
import { type AttemptResult, queuedMs } from './channels/channel-trouble.ts'
import type { Channels } from './channels/channels.ts'
import { channelsRoom } from './channels/room.ts'
import { endTexts } from './consents/end-texts.ts'
import { latestDecision, type MergedConsents } from './consents/merge-consents.ts'
import { readConsentWords } from './consents/preferences.ts'
import { type ConsentsSettings, consentsRoom } from './consents/room.ts'
import type { MergedRecipients } from './deliveries/deliveries.ts'
import { type DeliveriesSettings, deliveriesRoom } from './deliveries/room.ts'
import { type MailSettings, mailRoom } from './mail/room.ts'
import { notificationsRoom } from './notifications/room.ts'
import { type NumbersSettings, numbersRoom } from './numbers/room.ts'
import { eraseMembers, personalDataOf } from './personal-data.ts'
import { type PushSettings, pushRoom } from './push/room.ts'
import { sandboxRoutes } from './sandbox/adapters/http.ts'
import { openSandbox } from './sandbox/sandbox.ts'
import { type SmsSettings, smsRoom } from './sms/room.ts'

export type MessagingSettings = ConsentsSettings &
  NumbersSettings &
  SmsSettings &
  PushSettings &
  MailSettings &
  DeliveriesSettings &
  CampaignsSettings

type Over = Platform<MessagingSettings>

interface Others {
  /** The clinic's current messaging rules. */
  readonly clinicSettings: () => Promise<{
    readonly quietHours: QuietHours | undefined
    readonly marketingCap: MarketingCap
    readonly birthdaySpecials: 'button' | 'daily'
    readonly bookingUrl: string | undefined
  }>
  /** The clinic's current name. */
  readonly clinicName: () => Promise<string>
  /** The SQL function that returns an audience's members. */
  readonly audiences: string
  /** A database view of the members and their current email addresses. */
  readonly addressees: string
  /** Whether this id still belongs to a member. */
  readonly isMember: (memberId: string) => Promise<boolean>
  /** The member and the accounts merged into them. */
  readonly accountsOf: (memberId: string) => Promise<readonly string[]>
  /** The member that this one was merged into. */
  readonly survivorOf: (memberId: string) => Promise<string | undefined>
  /** 'YYYY-MM-DD'; null if unknown. */
  readonly birthdayOf: (memberId: string) => Promise<string | null>
  /** The member with this address. */
  readonly memberByEmail: (email: string) => Promise<{ readonly id: string } | undefined>
  /** The clinic's email branding; the same object until something changes. */
  readonly letterhead: Parameters<typeof mailRoom.transport>[1]['letterhead']
}

interface AskedText {
  readonly id: string
  readonly to: string
  readonly words: string
}

interface UndoneMerge {
  readonly survivorId: string
  readonly absorbedId: string
  readonly mergedAt: Date
}

/** A personal offer to announce to its member. */
interface Offer {
  readonly title: string
  /** In words. */
  readonly until: string
  /** As an ISO date. */
  readonly endsAt?: string
  /** A second announcement, because it ends soon. */
  readonly ends?: boolean
}

export const messagingModule = {
  archive: messagingArchive,
  migrations: [...notificationsRoom.migrations, ...deliveriesRoom.migrations],
  tables: [
    ...notificationsRoom.tables,
    ...pushRoom.tables,
    ...consentsRoom.tables,
    ...campaignsRoom.tables,
    ...deliveriesRoom.tables,
    ...numbersRoom.tables,
    ...channelsRoom.tables,
    ...mailRoom.tables,
  ],
  routes: {
    notifications: {
      description: 'In-app notifications for members.',
      routes: notificationsRoom.routes,
    },
    push: {
      description: 'Push notifications, which arrive even when the app is closed.',
      routes: pushRoom.routes,
    },
    consents: {
      description: 'Marketing preferences by channel, and unsubscribing.',
      routes: consentsRoom.routes,
    },
    campaigns: {
      description: 'Campaigns to many members on every channel, and test messages.',
      routes: campaignsRoom.routes,
    },
    deliveries: {
      description: 'Tracked links in emails and text messages.',
      routes: deliveriesRoom.routes,
    },
    channels: {
      description: 'The state of the email, SMS and push providers.',
      routes: channelsRoom.routes,
    },
    sms: {
      description: 'Callbacks from Twilio: replies to text messages, and delivery results.',
      routes: smsRoom.routes,
    },
    sandbox: {
      description: 'The outbox of demo mode, in which nothing is really sent.',
      routes: sandboxRoutes,
    },
  },
  queues: [
    { name: 'mail', expireInSeconds: 300 },
    { name: 'campaigns', expireInSeconds: 300 },
    // A minute, two, four … until the next morning.
    { name: 'offer-push', expireInSeconds: 300, retryAfterSeconds: 60, retries: 9 },
    { name: 'notification-push', expireInSeconds: 300, retryAfterSeconds: 60, retries: 9 },
    // The person testing is looking at their phone; no retry, because an SMS must not come twice after a crash.
    { name: 'number-code', expireInSeconds: 60, retries: 0 },
    // Test messages; the queue keeps its old name because running clinics may have jobs in it.
    { name: 'trial', expireInSeconds: 60, retries: 0 },
  ],
  retention: [
    ...numbersRoom.retention,
    ...deliveriesRoom.retention,
    ...notificationsRoom.retention,
    ...mailRoom.retention,
  ],
  async open(platform: Over, others: Others) {
    const count = attemptsByChannel(platform)
    const mails = await mailRoom.transport(platform, { letterhead: others.letterhead, count: count('email') })
    const rooms = openRooms(platform, others, { mails, count })
    const { notifications, numbers, consents, push, mail, deliveries, campaigns, sms, sandbox, channels } =
      rooms
    const { sendAskedText } = rooms
    return {
      ...channels,
      ...notifications,
      ...numbers,
      ...consents,
      ...push,
      ...mail,
      ...deliveries,
      ...campaigns,
      ...sms,
      ...sandbox,
      readConsentWords,
      sendAskedText,
      /** Members with an unclaimed membership whom no campaign can reach; null: all of them. */
      unreachedMembers: () =>
        deliveries.unreachedMembers((['email', 'sms'] as const).filter(setUpChannels(platform.settings))),
      endTexts: (memberId: string, number: string) =>
        endTexts({ ...consents, ...numbers, ...notifications, now: platform.now }, memberId, number),
      /** Queues an offer in the caller's transaction; it is announced soon after the commit. */
      publishOffer: (memberId: string, offer: Offer) =>
        platform.jobs.enqueue('offer-push', { memberId, ...offer }),
      personalDataOf: (memberId: string) =>
        personalDataOf({ ...notifications, ...consents, ...push, ...mail, ...deliveries }, memberId),
      /** Makes a merged member get each message once, with the stricter of both consents; in the caller's transaction. */
      mergeRecipient: async (survivorId: string, absorbedId: string) => ({
        ...(await consents.mergeConsents(survivorId, absorbedId)),
        ...(await deliveries.mergeRecipients(survivorId, absorbedId)),
      }),
      /** Either person may have opted out since the merge, so such an opt-out then counts for both. */
      async unmergeRecipient(
        { survivorId, absorbedId, mergedAt }: UndoneMerge,
        merged: MergedConsents & MergedRecipients,
      ) {
        await consents.takeConsentsBack(survivorId, merged.added)
        const { channels, history } = await consents.readPreferences(survivorId)
        const latest = channels.flatMap(({ channel }) => latestDecision(history, channel) ?? [])
        const theirs = await consents.consentsOf(absorbedId)
        const since = latest.filter(({ channel, given, source, at }) => {
          const own = theirs[channel]
          return !given && at > mergedAt && (own?.given !== false || own.source !== source)
        })
        await consents.recordImportedConsents(
          since.map(each => ({ ...each, memberId: absorbedId, isDated: true })),
        )
        await deliveries.unmergeRecipients(survivorId, merged)
      },
      eraseMembers: (memberIds: readonly string[]) =>
        eraseMembers([notifications, consents, numbers, push, mail, deliveries], memberIds),
    }
  },
} satisfies Module

interface Sending {
  readonly mails: Awaited<ReturnType<typeof mailRoom.transport>>
  readonly count: ReturnType<typeof attemptsByChannel>
}

/** Opens the rooms in order; each may use earlier ones (D-124). */
function openRooms(
  platform: Over,
  {
    audiences,
    addressees,
    isMember,
    accountsOf,
    survivorOf,
    birthdayOf,
    memberByEmail,
    clinicSettings,
    clinicName,
  }: Others,
  { mails, count }: Sending,
) {
  const { settings } = platform
  const quietHours = async () => (await clinicSettings()).quietHours
  const marketingCap = async () => (await clinicSettings()).marketingCap
  const bookingUrl = async () => (await clinicSettings()).bookingUrl
  const claimUrl = `${settings.appUrl}/claim`
  const buttonFor = async (message: string) => {
    if (linksIn(message).includes(claimUrl)) return { label: 'Claim Your Membership', url: claimUrl }
    const url = await bookingUrl()
    return url ? { label: 'Book Appointment', url } : null
  }
  const isSetUp = setUpChannels(settings)
  const breakers = breakersByChannel()
  const channels = channelsRoom.open(platform, { checkMailServer: async () => mails.check?.() })
  const queued = queuedMs(settings.smtp?.mailsPerMinute)
  const sendMail = watched(channels.recordAttempt, 'email', mails.send, queued)
  const sendText = watched(channels.recordAttempt, 'sms', smsRoom.transport(settings, count('sms')).send)
  const sendUnfollowed = (text: Parameters<typeof sendText>[0]) => sendText(text, async () => {})

  const notifications = notificationsRoom.open(platform, { accountsOf, quietHours })
  const numbers = numbersRoom.open(platform, { sendText: sendUnfollowed, clinicName })
  const consents = consentsRoom.open(platform, {
    ...numbers,
    notifyMember: notifications.notifyMember,
    isSetUp,
    isMember,
    survivorOf,
    accountsOf,
    birthdayOf,
  })
  const { suppress, consentsOf, recordConsent } = consents
  const asked = { consentsOf, recordConsent, quietHours, clinicName }
  const push = pushRoom.open(platform, { ...asked, ...channels, count: count('push') })
  const transport = { send: sendMail }
  const mail = mailRoom.open(platform, { ...channels, transport, breaker: breakers.email, suppress })
  const deliveries = deliveriesRoom.open(platform, {
    audiences,
    addressees,
    sendMail,
    sendText,
    hasAccountTrouble: channels.hasAccountTrouble,
    releaseTry: channels.releaseTry,
    pushTo: push.pushTo,
    unsubscribeUrls: consents.mailLinks,
    suppress,
    breakers,
    quietHours,
    marketingCap,
    bookingUrl,
    buttonFor,
  })
  const campaigns = campaignsRoom.open(platform, {
    ...deliveries,
    ...channels,
    quietHours,
    sendMail: mail.sendMail,
    sendText: sendUnfollowed,
    pushTo: push.pushTo,
    countDevices: push.countDevices,
    consentsOf,
    isStopped: consents.isStopped,
    memberByEmail,
    isSetUp,
    buttonFor,
    clinicName,
    birthdaySpecials: async () => (await clinicSettings()).birthdaySpecials,
  })
  const sms = smsRoom.open(platform, { ...consents, recordReport: deliveries.recordReport, clinicName })
  const sandbox = openSandbox({ isOpen: settings.demo, ...mail, ...deliveries, ...numbers, isMember })
  /** Sends a text that someone just requested, once. It is not marketing, so it needs no consent. */
  const sendAskedText = async ({ id, to, words }: AskedText) => {
    await sendUnfollowed({ id, to, body: `${await clinicName()}: ${words}` })
  }
  return {
    ...{ notifications, numbers, consents, push, mail, deliveries, campaigns, sms, sandbox, channels },
    sendAskedText,
  }
}

/** Records each attempt, to track the provider's health. */
const watched =
  <Message, Result extends AttemptResult>(
    recordAttempt: Channels['recordAttempt'],
    channel: 'email' | 'sms',
    send: (message: Message, onDataSent: () => Promise<void>) => Promise<Result>,
    queued = 0,
  ) =>
  async (message: Message, onDataSent: () => Promise<void>): Promise<Result> => {
    const began = performance.now()
    const attempt = await send(message, onDataSent)
    await recordAttempt(channel, attempt, performance.now() - began - queued)
    return attempt
  }

/** Counts provider responses per attempt; a retried mail counts again. */
function attemptsByChannel({ measures }: Pick<Over, 'measures'>) {
  const count = measures.counter({
    name: 'messages_total',
    help: 'Attempts to hand a message to a provider, by channel and by what it said',
    labels: ['channel', 'outcome'],
  })
  return (channel: 'email' | 'sms' | 'push') => (outcome: string) => count({ channel, outcome })
}

/** Whether a channel can send: through a provider, or the sandbox in demo mode. Push always has keys. */
const setUpChannels =
  ({ demo, smtp, twilio }: MessagingSettings) =>
  (channel: 'email' | 'sms' | 'push') =>
    demo || channel === 'push' || Boolean(channel === 'email' ? smtp : twilio)

const breakersByChannel = (): Readonly<Record<'email' | 'sms' | 'push', CircuitBreaker>> => ({
  email: openCircuitBreaker(),
  sms: openCircuitBreaker(),
  push: openCircuitBreaker(),
})
