import type { Agent } from 'node:https'
import { setTimeout } from 'node:timers/promises'
import { transactionsOn } from '#platform/database/transactions.ts'
import type { Module, Platform } from '#platform/module.ts'
import { campaignMigrations } from './adapters/campaign-tables.ts'
import { campaignsInDatabase } from './adapters/campaigns-in-database.ts'
import { consentMigrations, consentsInDatabase } from './adapters/consents-in-database.ts'
import { messagingMigrations, notificationsInDatabase } from './adapters/database.ts'
import { decisionsInDatabase } from './adapters/decisions-in-database.ts'
import { deliveriesInDatabase } from './adapters/deliveries-in-database.ts'
import { messagingRoutes } from './adapters/http.ts'
import { linkRoutes } from './adapters/link-http.ts'
import { mailInOutbox } from './adapters/mail-in-outbox.ts'
import { mailsInDatabase } from './adapters/mails-in-database.ts'
import { mailNotSetUp, textNotSetUp } from './adapters/not-set-up.ts'
import { numberCodes } from './adapters/number-codes.ts'
import {
  expiredNumberConfirmations,
  numberConfirmationMigrations,
  numberConfirmationsInDatabase,
} from './adapters/number-confirmations-in-database.ts'
import { openedLinkMigrations, openedLinksInDatabase } from './adapters/opened-links.ts'
import { preferenceRoutes } from './adapters/preferences-http.ts'
import { subscriptionsInDatabase } from './adapters/push-subscriptions.ts'
import { pushesByWebPush } from './adapters/pushes-by-web-push.ts'
import { sealWith } from './adapters/sealed.ts'
import { type Twilio, textByTwilio } from './adapters/text-by-twilio.ts'
import { textInOutbox } from './adapters/text-in-outbox.ts'
import { trackedLinks } from './adapters/tracked-links.ts'
import { trialRoutes } from './adapters/trial-http.ts'
import { signedByTwilio } from './adapters/twilio-signature.ts'
import { unsubscribeLinks } from './adapters/unsubscribe-links.ts'
import type { Vapid } from './adapters/vapid-tokens.ts'
import { type Messaging, openMessaging } from './messaging.ts'
import type { WaitingPush } from './notifications.ts'
import type { WaitingCode } from './number-confirmations.ts'
import type { AnnouncedOffer } from './offers.ts'
import type { MessagingPorts } from './ports.ts'
import type { WaitingTrial } from './trials.ts'

export interface MessagingSettings
  extends Pick<MessagingPorts, 'clinicName' | 'bookingUrl' | 'pushHosts' | 'quietHours' | 'marketingCap'> {
  readonly demo: boolean
  readonly appUrl: string
  readonly sessionKeys: readonly string[]
  readonly vapid: Vapid
  /** Absent: mail stays in the local outbox of a demo, or is refused. */
  readonly smtp:
    | { readonly url: string; readonly from: { readonly name: string; readonly address: string } }
    | undefined
  /** Absent: the same for SMS. */
  readonly twilio: Twilio | undefined
  readonly birthdaySpecials: 'button' | 'daily'
  /** How long the mail server may say nothing. */
  readonly smtpSilenceMs?: number | undefined
  /** Reaches push services; tests bring one that reaches theirs. */
  readonly pushAgent?: Agent | undefined
  /** How long an answer waits for a campaign to be through. */
  readonly patienceMs?: number | undefined
}

type Over = Platform<MessagingSettings>

type Others = Pick<MessagingPorts, 'isMember' | 'memberByEmail'> & {
  /** Who is in an audience, as a function of the database. */
  readonly audiences: string
}

export const messagingModule = {
  migrations: [
    ...messagingMigrations,
    ...consentMigrations,
    ...campaignMigrations,
    ...numberConfirmationMigrations,
    ...openedLinkMigrations,
  ],
  routes: {
    messaging: {
      description:
        'Notifications, push, campaigns by every channel, and what mail programs and Twilio send back.',
      routes: messagingRoutes,
    },
    preferences: {
      description: 'Over which channels a member wants offers and news, and the links that mails carry.',
      routes: [...preferenceRoutes, ...linkRoutes],
    },
    trial: {
      description: 'A message that is being written, sent to oneself before anybody else gets it.',
      routes: trialRoutes,
    },
  },
  queues: [
    { name: 'mail', expireInSeconds: 300 },
    { name: 'campaigns', expireInSeconds: 300 },
    // A minute, two, four … until the next morning.
    { name: 'offer-push', expireInSeconds: 300, retryAfterSeconds: 60, retries: 9 },
    { name: 'notification-push', expireInSeconds: 300, retryAfterSeconds: 60, retries: 9 },
    // Whoever tries a message looks at the phone; an SMS must not come twice after a crash.
    { name: 'number-code', expireInSeconds: 60, retries: 0 },
    { name: 'trial', expireInSeconds: 60, retries: 0 },
  ],
  retention: [expiredNumberConfirmations],
  async open(platform: Over, { audiences, ...others }: Others) {
    const { settings, database, jobs, now, timeZone } = platform
    const { clinicName, bookingUrl, pushHosts, quietHours, marketingCap, patienceMs = 3_000 } = settings
    const door = openMessaging({
      ...keptInDatabase(platform, audiences),
      ...(await providersOf(platform)),
      ...linksOf(settings),
      ...queued(jobs),
      clinicName,
      bookingUrl,
      pushHosts,
      quietHours,
      marketingCap,
      patienceMs,
      pushKey: settings.vapid.publicKey,
      outboxIsOpen: settings.demo,
      codesOf: numberCodes(settings.sessionKeys),
      inTransaction: database.inTransaction,
      sleep: ms => setTimeout(ms, undefined, { ref: false }),
      chance: Math.random,
      now,
      timeZone,
      ...others,
    })
    const whole = transactionsOn(database)(
      door,
      'choosePreference',
      'confirmNumber',
      'subscribePush',
      'unsubscribePush',
      'startCampaign',
      'sendTodaysSpecials',
      'startBirthdaySpecials',
      'receiveText',
      'steerCampaign',
    )
    workOn(platform, whole)
    return {
      ...whole,
      /** Leaves an offer in the caller's transaction, to be announced soon after the commit. */
      publishOffer: (memberId: string, offer: Omit<AnnouncedOffer, 'memberId'>) =>
        jobs.enqueue('offer-push', { memberId, ...offer }),
    }
  },
} satisfies Module

function keptInDatabase({ settings, database, cache }: Over, audiences: string) {
  return {
    notifications: notificationsInDatabase(database, cache),
    consents: consentsInDatabase(database),
    decisions: decisionsInDatabase(database),
    confirmations: numberConfirmationsInDatabase(database),
    mails: mailsInDatabase(database, sealWith(settings.sessionKeys)),
    subscriptions: subscriptionsInDatabase(database),
    campaigns: campaignsInDatabase(database),
    deliveries: deliveriesInDatabase(database, audiences),
    openedLinks: openedLinksInDatabase(database),
  }
}

/** Who takes messages out of the house. In demo mode the outbox takes what no provider does. */
async function providersOf({ settings, log, atTheEnd }: Over) {
  const { demo, smtp, twilio, vapid, pushHosts: hosts, pushAgent: agent } = settings
  const bySmtp = smtp && (await openSmtp(smtp, settings))
  if (bySmtp) atTheEnd(bySmtp.close)
  const reportUnsent = (mail: object) =>
    log.error(mail, 'a mail did not leave: e-mail is not set up (SMTP_URL and MAIL_FROM)')
  return {
    carrier: bySmtp ?? (demo ? mailInOutbox : mailNotSetUp(reportUnsent)),
    texts: twilio ? textByTwilio(twilio, settings.appUrl) : demo ? textInOutbox : textNotSetUp,
    isSignedText: signedByTwilio(twilio?.authToken, settings.appUrl),
    push: pushesByWebPush({ vapid, hosts, ...(agent && { agent }) }),
    // Keys for pushes are always there.
    isSetUp: (channel: 'email' | 'sms' | 'push') =>
      demo || channel === 'push' || Boolean(channel === 'email' ? smtp : twilio),
  }
}

/** A tenth of the start, for those only who send mail. */
async function openSmtp(
  smtp: NonNullable<MessagingSettings['smtp']>,
  { clinicName, appUrl, smtpSilenceMs }: MessagingSettings,
) {
  const { mailBySmtp } = await import('./adapters/mail-by-smtp.ts')
  return mailBySmtp({ ...smtp, clinicName, appUrl, silenceMs: smtpSilenceMs })
}

const linksOf = ({ sessionKeys, appUrl }: MessagingSettings) => ({
  ...unsubscribeLinks(sessionKeys, appUrl),
  ...trackedLinks(sessionKeys, appUrl),
})

/** What is left in the caller's transaction, for soon after its commit. */
function queued(jobs: Platform['jobs']) {
  return {
    wakeMail: () => jobs.enqueue('mail'),
    wakeCampaigns: () => jobs.enqueue('campaigns'),
    publishCode: (code: WaitingCode) => jobs.enqueue('number-code', { ...code }),
    publishTrial: (trial: WaitingTrial) => jobs.enqueue('trial', { ...trial }),
    publishPush: (push: WaitingPush) => jobs.enqueue('notification-push', { ...push }),
    announceLater: (offer: AnnouncedOffer, notBefore: Date) =>
      jobs.enqueue('offer-push', { ...offer }, notBefore),
  }
}

function workOn({ settings, jobs, eachDay }: Over, messaging: Messaging): void {
  jobs.handle('mail', (_contents, stopping) => messaging.deliverMails(stopping))
  jobs.schedule('* * * * *', 'mail')
  jobs.handle('campaigns', (_contents, stopping) => messaging.deliverCampaigns(stopping))
  jobs.schedule('* * * * *', 'campaigns')
  jobs.poll(5, 'campaigns')
  jobs.handleEach('offer-push', offer => messaging.announceOffer(offer as unknown as AnnouncedOffer))
  jobs.handleEach('notification-push', push => messaging.pushNotification(push as unknown as WaitingPush))
  jobs.handleEach('number-code', code => messaging.textCode(code as unknown as WaitingCode))
  jobs.handleEach('trial', trial => messaging.carryTrial(trial as unknown as WaitingTrial))
  if (settings.birthdaySpecials !== 'daily') return
  const work = async () =>
    `${await messaging.sendTodaysSpecials(`${settings.clinicName}, by itself`)} specials`
  eachDay({ name: 'birthday specials', from: '09:00', until: '19:00', work })
}
