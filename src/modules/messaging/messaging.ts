import type { Addressed } from './addressing.ts'
import { announceOffer } from './announce-offer.ts'
import { awaitCampaign } from './await-campaign.ts'
import { birthdaySpecial } from './birthday-special.ts'
import { openBreaker } from './breaker.ts'
import type { ProviderCall } from './campaign-ports.ts'
import type { CampaignKind, CampaignOrder, CampaignWithTally } from './campaigns.ts'
import { chooseMailPreference, choosePreference } from './choose-preference.ts'
import { confirmNumber, textCode } from './confirm-number.ts'
import type { Consent, NewConsent } from './consents.ts'
import { deliverCampaigns } from './deliver-campaigns.ts'
import { deliverMails } from './deliver-mails.ts'
import { eraseMember } from './forget-member.ts'
import { personalDataOf } from './held-of.ts'
import { countOutbox, listOutbox } from './list-outbox.ts'
import type { OutboxMessage, UnsubscribeUrls } from './mails.ts'
import type { Notification, WaitingPush } from './notifications.ts'
import type { WaitingCode } from './number-confirmations.ts'
import type { AnnouncedOffer } from './offers.ts'
import { openLink } from './open-link.ts'
import type { ConsentsByChannel, MessagingPorts } from './ports.ts'
import type { ChosenPreference, Preferences } from './preferences.ts'
import { type CampaignPreview, previewCampaign } from './preview-campaign.ts'
import type { PushMessage, PushResult, PushSubscription } from './push-messages.ts'
import { pushToDevices } from './push-to-devices.ts'
import { readMailPreference, readPreferences } from './read-preferences.ts'
import { type PushSetup, readPushSetup } from './read-push-setup.ts'
import { receiveReport } from './receive-report.ts'
import { receiveText } from './receive-text.ts'
import { recordConsent } from './record-consent.ts'
import { UnknownCampaign } from './refusals.ts'
import { restPushes } from './rest-pushes.ts'
import { type Letter, sendMail } from './send-mail.ts'
import { sendTestPush } from './send-test-push.ts'
import { sendTodaysSpecials } from './send-todays-specials.ts'
import { carryTrial, sendTrial } from './send-trial.ts'
import { startCampaign } from './start-campaign.ts'
import { type Steering, steerCampaign } from './steer-campaign.ts'
import { subscribePush } from './subscribe-push.ts'
import { notifyMember, pushNotification } from './tell-member.ts'
import type { Trial, WaitingTrial } from './trials.ts'
import { unsubscribeMail } from './unsubscribe-mail.ts'
import { unsubscribePush } from './unsubscribe-push.ts'

export interface Messaging {
  readonly clinicName: string
  /** Leaves a notification in the member's app, in the caller's transaction. */
  notifyMember(memberId: string, message: Pick<Notification, 'title' | 'message' | 'type'>): Promise<void>
  /** The member's own, newest first. */
  listNotifications(
    memberId: string,
    limit: number,
    before: string | undefined,
  ): Promise<readonly Notification[]>
  countNotifications(memberId: string): Promise<number>
  /**
   * Marks the member's notifications as read: opening the bell does that (D-21). With `upTo`, those that are
   * not newer than the one with this id: what came after the list was fetched has not been seen.
   */
  readNotifications(memberId: string, upTo: string | undefined): Promise<void>
  /**
   * Adds a member's decision about a channel to their history; the latest one counts (D-22). A yes to SMS is
   * added once the code that is texted to its number was entered.
   */
  recordConsent(consent: NewConsent): Promise<void>
  /** What the member last decided about each channel; a channel that is missing was never decided: no consent. */
  consentsOf(memberId: string): Promise<ConsentsByChannel>
  /** Every decision of the member about any channel, newest first. */
  listConsents(memberId: string): Promise<readonly Consent[]>
  /** How the member may be reached with offers and news, by channel, and every decision about it. */
  readPreferences(memberId: string): Promise<Preferences>
  /**
   * Adds the member's decision about a channel. A yes to SMS texts a code to its number instead (`confirmNumber`), and
   * refuses `NoTextableNumber`, `NumberStopped`, `TextsNotOffered`, and `EnoughCodes` after five in a day.
   */
  choosePreference(memberId: string, chosen: ChosenPreference): Promise<void>
  /**
   * Makes a yes to text messages count, with the code that was texted to its number; twice is once. Refuses `WrongCode`,
   * and `CodeExpired` after a quarter of an hour, after a no, or when none was asked for.
   */
  confirmNumber(memberId: string, code: string): Promise<void>
  /** For jobs: texts the code that a number is confirmed with. Throws when the provider wants it tried again. */
  textCode(code: WaitingCode): Promise<void>
  /** Whether the member agreed to text messages and has not entered the code yet. */
  isConfirmingNumber(memberId: string): Promise<boolean>
  /** The e-mail part, for whoever holds a mail's link. Refuses `UnknownUnsubscribeLink`. */
  readMailPreference(token: string): Promise<Preferences>
  /** Adds a decision about e-mail by a mail's link. Refuses `UnknownUnsubscribeLink`. */
  chooseMailPreference(token: string, given: boolean): Promise<void>
  /** What a browser needs to set up pushes, on which devices the member has, and whether they said no since. */
  readPushSetup(memberId: string): Promise<PushSetup>
  /**
   * Makes a browser one of the member's devices, with consent to pushes. With `replaces`, the endpoint that this browser
   * had before, it only goes on under a new address: no consent is given. Refuses `UnknownPushService`, and
   * `AnotherMembersDevice` when what it replaces is not this member's.
   */
  subscribePush(memberId: string, subscription: PushSubscription, replaces: string | undefined): Promise<void>
  /** Ends pushes to one of the member's devices, or to all; the last one takes the consent back. Gives how many ended. */
  unsubscribePush(memberId: string, endpoint: string | undefined): Promise<number>
  /** Sends a message to say that it works, at once. Refuses `NoPushDevice` and, when none took it, `TestNotSent`. */
  sendTestPush(memberId: string): Promise<PushResult>
  /**
   * Sends a push to every device of the member. It asks push services and may take 10 s: for jobs, outside of any
   * transaction. Sending the same tag again is safe, the later message takes the place of the earlier.
   */
  pushTo(memberId: string, message: PushMessage): Promise<PushResult>
  /**
   * Pushes a personal offer to the member's devices, with their consent of this moment only; for jobs. Throws when a push
   * service wants it tried again.
   */
  announceOffer(offer: AnnouncedOffer): Promise<void>
  /**
   * Pushes what a member was told to their devices, if they want pushes at this moment; for jobs. Throws when a push
   * service wants it tried again.
   */
  pushNotification(push: WaitingPush): Promise<void>
  /** All that is held of the member: notifications, decisions about channels, how many devices get pushes, mails. */
  personalDataOf(memberId: string): Promise<unknown>
  eraseMember(memberId: string): Promise<void>
  /** Leaves a mail in the caller's transaction; it is on its way soon after the commit. Subjects name no treatment. */
  sendMail(letter: Letter): Promise<void>
  /**
   * Sends the mails that are due, each at most once: again only when its contents had not left (D-61). Any number of
   * processes may do it at once. Ends early when `stopping` says so.
   */
  deliverMails(stopping: () => boolean): Promise<void>
  /** What would have been sent, newest first. Refuses with `OutboxClosed` outside of demo mode. */
  listOutbox(limit: number, before: string | undefined): Promise<readonly OutboxMessage[]>
  countOutbox(): Promise<number>
  /**
   * Writes down what is to be sent, and to whom unless it is scheduled, in the caller's transaction; it is on its way
   * soon after the commit. `actor` is who on the staff wants it. Gives the campaign's id. Refuses `ChannelNotSetUp` and
   * `ScheduledInPast`.
   */
  startCampaign(order: CampaignOrder, actor: string): Promise<string>
  /** The birthday special for this clinic-local month's birthdays, once a member and year (D-25). */
  startBirthdaySpecials(actor: string): Promise<string>
  /** The same to those whose birthday is on this clinic day, in one transaction; gives how many. */
  sendTodaysSpecials(actor: string): Promise<number>
  /**
   * Sends what is being written to the one who writes it; a push to `memberId`, who is signed in beside the staff area.
   * Refuses `ChannelNotSetUp`, `NoPushDevice`, `NoTextableNumber`, `NumberStopped`.
   */
  sendTrial(trial: Trial, memberId: string | undefined): Promise<void>
  /** For jobs. Throws when a provider wants it tried again. */
  carryTrial(trial: WaitingTrial): Promise<void>
  /** Who would get it and who would not, and why; writes nothing. */
  previewCampaign(order: Addressed): Promise<CampaignPreview>
  /** Refuses `UnknownCampaign`. */
  findCampaign(id: string): Promise<CampaignWithTally>
  /** The same once it is through, or after the three seconds that an answer may wait (D-23). */
  awaitCampaign(id: string): Promise<CampaignWithTally>
  /** The latest first; all kinds when none is named. */
  listCampaigns(
    kinds: readonly CampaignKind[] | undefined,
    limit: number,
    before: string | undefined,
  ): Promise<readonly CampaignWithTally[]>
  countCampaigns(kinds: readonly CampaignKind[] | undefined): Promise<number>
  /**
   * Refuses `UnknownCampaign`, `CampaignIsOver` when there is nothing left to pause, resume or cancel, and
   * `ChannelNotSetUp` when nobody would take what is resumed.
   */
  steerCampaign(id: string, steering: Steering): Promise<void>
  /**
   * Begins scheduled campaigns whose time has come and sends what is due of all: each recipient at most once, consent
   * looked at again (D-61). Any number of processes may do it at once.
   */
  deliverCampaigns(stopping: () => boolean): Promise<void>
  /**
   * What a phone answered to an SMS, as the provider hands it over: STOP ends all SMS to its number, START allows them.
   * Gives the words to send back, unless the provider did that already.
   * Refuses `ForgedCall` when the provider did not sign it.
   */
  receiveText(call: ProviderCall): Promise<string | undefined>
  /** What became of an SMS, as the provider tells it later. Refuses `ForgedCall`. */
  receiveReport(
    delivery: { readonly campaignId: string; readonly id: string },
    call: ProviderCall,
  ): Promise<void>
  /** The links that stand in every marketing mail to the member. */
  mailLinks(memberId: string): UnsubscribeUrls
  /** Where a link of a mail leads, and notes once a recipient that it was opened; undefined when it is none of ours. */
  openLink(token: string): Promise<string | undefined>
  /** Ends marketing mail to the member whom the link is for. Refuses `UnknownUnsubscribeLink`. */
  unsubscribeMail(token: string): Promise<void>
}

export function openMessaging(given: MessagingPorts): Messaging {
  const ports = { ...given, push: restPushes(given.push, given.now) }
  const breakers = { email: openBreaker(), sms: openBreaker(), push: openBreaker() }
  return { ...withMember(ports), ...byMail(ports, breakers), ...campaigning(ports, breakers) }
}

type Breakers = Parameters<typeof deliverCampaigns>[1]

function withMember(ports: MessagingPorts): Omit<Messaging, MailCalls | CampaignCalls> {
  const { notifications, consents, confirmations } = ports
  return {
    clinicName: ports.clinicName,
    notifyMember: (memberId, message) => notifyMember(ports, memberId, message),
    listNotifications: (memberId, limit, before) => notifications.of(memberId, limit, before),
    countNotifications: memberId => notifications.countOf(memberId),
    readNotifications: (memberId, upTo) => notifications.markRead(memberId, upTo),
    pushNotification: push => pushNotification(ports, push),
    recordConsent: consent => recordConsent(ports, consent),
    consentsOf: async memberId => {
      const latest = await consents.latestOf(memberId)
      return Object.fromEntries(latest.map(consent => [consent.channel, consent]))
    },
    listConsents: memberId => consents.of(memberId),
    readPreferences: memberId => readPreferences(ports, memberId),
    choosePreference: (memberId, chosen) => choosePreference(ports, memberId, chosen),
    confirmNumber: (memberId, code) => confirmNumber(ports, memberId, code),
    textCode: code => textCode(ports, code),
    isConfirmingNumber: async memberId => (await confirmations.latestOf(memberId))?.isConfirmed === false,
    readPushSetup: memberId => readPushSetup(ports, memberId),
    subscribePush: (memberId, subscription, replaces) =>
      subscribePush(ports, memberId, subscription, replaces),
    unsubscribePush: (memberId, endpoint) => unsubscribePush(ports, memberId, endpoint),
    sendTestPush: memberId => sendTestPush(ports, memberId),
    pushTo: (memberId, message) => pushToDevices(ports, memberId, message),
    announceOffer: offer => announceOffer(ports, offer),
    personalDataOf: memberId => personalDataOf(ports, memberId),
    eraseMember: memberId => eraseMember(ports, memberId),
  }
}

type MailCalls =
  | 'sendMail'
  | 'deliverMails'
  | 'listOutbox'
  | 'countOutbox'
  | 'readMailPreference'
  | 'chooseMailPreference'
  | 'openLink'
  | 'mailLinks'
  | 'unsubscribeMail'

function byMail(ports: MessagingPorts, { email }: Breakers): Pick<Messaging, MailCalls> {
  return {
    sendMail: letter => sendMail(ports, letter),
    deliverMails: stopping => deliverMails(ports, email, stopping),
    listOutbox: (limit, before) => listOutbox(ports, limit, before),
    countOutbox: () => countOutbox(ports),
    readMailPreference: token => readMailPreference(ports, token),
    chooseMailPreference: (token, given) => chooseMailPreference(ports, token, given),
    openLink: token => openLink(ports, token),
    mailLinks: memberId => ports.unsubscribeUrl(memberId),
    unsubscribeMail: token => unsubscribeMail(ports, token),
  }
}

type CampaignCalls =
  | 'startCampaign'
  | 'startBirthdaySpecials'
  | 'sendTodaysSpecials'
  | 'previewCampaign'
  | 'findCampaign'
  | 'awaitCampaign'
  | 'listCampaigns'
  | 'countCampaigns'
  | 'steerCampaign'
  | 'deliverCampaigns'
  | 'sendTrial'
  | 'carryTrial'
  | 'receiveText'
  | 'receiveReport'

function campaigning(ports: MessagingPorts, breakers: Breakers): Pick<Messaging, CampaignCalls> {
  const { campaigns } = ports
  return {
    startCampaign: (order, actor) => startCampaign(ports, order, actor),
    startBirthdaySpecials: actor => startCampaign(ports, birthdaySpecial(ports.clinicName), actor),
    sendTodaysSpecials: actor => sendTodaysSpecials(ports, actor),
    previewCampaign: order => previewCampaign(ports, order),
    async findCampaign(id) {
      const campaign = await campaigns.find(id)
      if (!campaign) throw new UnknownCampaign()
      return campaign
    },
    awaitCampaign: id => awaitCampaign(ports, id),
    listCampaigns: (kinds, limit, before) => campaigns.list(kinds, limit, before),
    countCampaigns: kinds => campaigns.count(kinds),
    steerCampaign: (id, steering) => steerCampaign(ports, id, steering),
    deliverCampaigns: stopping => deliverCampaigns(ports, breakers, stopping),
    sendTrial: (trial, memberId) => sendTrial(ports, trial, memberId),
    carryTrial: trial => carryTrial(ports, trial),
    receiveText: call => receiveText(ports, call),
    receiveReport: (delivery, call) => receiveReport(ports, delivery, call),
  }
}
