import { UnderMinimumAge } from '#platform/kernel/minimum-age.ts'
import { chooseMailPreference, choosePreference } from './choose-preference.ts'
import { confirmNumber } from './confirm-number.ts'
import type {
  AddedConsent,
  Channel,
  Consent,
  ConsentsByChannel,
  ImportedConsent,
  MemberConsent,
  NewConsent,
} from './consent.ts'
import { type MergedConsents, mergeConsents } from './merge-consents.ts'
import type { ConsentsPorts, UnsubscribeUrls } from './ports.ts'
import type { ChosenPreference, Preferences } from './preferences.ts'
import { readMailPreference, readPreferences } from './read-preferences.ts'
import { recordConsent } from './record-consent.ts'
import { allowTexts, stopTexts } from './stop-texts.ts'
import { unsubscribeMail } from './unsubscribe-mail.ts'

export interface Consents {
  /**
   * Adds a member's decision about a channel to their history; the latest one counts (D-22). Consent to SMS is added once the
   * member enters the code texted to the number; returns whether it counts now, or what it waits for (`agreeToTexts`).
   */
  recordConsent(consent: NewConsent): Promise<'counts' | 'texted' | 'waits' | 'enough'>
  /**
   * Adds decisions made elsewhere, with their own times; sends nothing. Consent counts only if the member has decided nothing
   * about the channel here, and an opt-out only if it isn't known from the same system. Consent to SMS needs the minimum
   * age. Returns what it added.
   */
  recordImportedConsents(decisions: readonly ImportedConsent[]): Promise<readonly AddedConsent[]>
  /** The member's latest decision per channel; a missing channel means no decision, so no consent. */
  consentsOf(memberId: string): Promise<ConsentsByChannel>
  /** Every decision of the member about any channel, newest first. */
  listConsents(memberId: string): Promise<readonly Consent[]>
  /** The member's marketing preferences by channel, and all decisions. */
  readPreferences(memberId: string): Promise<Preferences>
  /**
   * Adds the member's decision about a channel. Consent to SMS first texts a code to the number (`confirmNumber`), and refuses
   * `UnderMinimumAge`, `NoTextableNumber`, `NumberStopped`, `TextsNotOffered`, and `EnoughCodes` after five in a day.
   */
  choosePreference(memberId: string, chosen: ChosenPreference): Promise<void>
  /**
   * Makes consent to texts count, with the code texted to the number; repeating it is harmless. Refuses `WrongCode`, and
   * `CodeExpired` after 15 minutes, after an opt-out, or if no code was requested.
   */
  confirmNumber(memberId: string, code: string): Promise<void>
  /** The email part, for a mail's link. Refuses `UnknownUnsubscribeLink`. */
  readMailPreference(token: string): Promise<Preferences>
  /** Adds a decision about email by a mail's link. Refuses `UnknownUnsubscribeLink`. */
  chooseMailPreference(token: string, given: boolean): Promise<void>
  /** Unsubscribes the link's member from marketing mail. Refuses `UnknownUnsubscribeLink`. */
  unsubscribeMail(token: string): Promise<void>
  /** The links in every marketing mail to the member. */
  mailLinks(memberId: string): UnsubscribeUrls
  /** Suppresses this address or number until it is allowed again. */
  suppress(channel: Channel, target: string, reason: string): Promise<void>
  /** Whether this number is suppressed for texts, regardless of consent. */
  isStopped(number: string): Promise<boolean>
  /** Suppresses all SMS to the number, after a STOP from it. */
  stopTexts(number: string, word: string): Promise<void>
  /** Reverts a STOP. */
  allowTexts(number: string): Promise<void>
  /** Applies the stricter of two members' decisions to the survivor, in the caller's transaction. */
  mergeConsents(survivorId: string, absorbedId: string): Promise<MergedConsents>
  /** Removes decisions that a merge or `recordImportedConsents` added. */
  takeConsentsBack(memberId: string, numbers: readonly number[]): Promise<void>
  eraseMembers(memberIds: readonly string[]): Promise<void>
}

const isOldEnough = async ({ requireAge }: ConsentsPorts, { memberId, channel, given }: MemberConsent) =>
  !(given && channel === 'sms') ||
  requireAge(memberId).then(
    () => true,
    error => {
      if (error instanceof UnderMinimumAge) return false
      throw error
    },
  )

export function openConsents(ports: ConsentsPorts): Consents {
  const { consents, suppressions, now } = ports
  return {
    recordConsent: consent => recordConsent(ports, consent),
    recordImportedConsents: async decisions => {
      const holds = await Promise.all(decisions.map(each => isOldEnough(ports, each)))
      return consents.addImported(decisions.filter((_, n) => holds[n]))
    },
    consentsOf: async memberId => {
      const latest = await consents.latestOf(memberId)
      return Object.fromEntries(latest.map(consent => [consent.channel, consent]))
    },
    listConsents: memberId => consents.of(memberId),
    readPreferences: memberId => readPreferences(ports, memberId),
    choosePreference: (memberId, chosen) => choosePreference(ports, memberId, chosen),
    confirmNumber: (memberId, code) => confirmNumber(ports, memberId, code),
    readMailPreference: token => readMailPreference(ports, token),
    chooseMailPreference: (token, given) => chooseMailPreference(ports, token, given),
    unsubscribeMail: token => unsubscribeMail(ports, token),
    mailLinks: memberId => ports.unsubscribeUrls(memberId),
    mergeConsents: (survivorId, absorbedId) => mergeConsents(ports, survivorId, absorbedId),
    takeConsentsBack: (memberId, numbers) => consents.takeBack(memberId, numbers),
    suppress: (channel, target, reason) => suppressions.add(channel, target, reason, now()),
    isStopped: number => suppressions.has('sms', number),
    stopTexts: (number, word) => stopTexts(ports, number, word),
    allowTexts: number => allowTexts(ports, number),
    eraseMembers: memberIds => consents.forget(memberIds),
  }
}
