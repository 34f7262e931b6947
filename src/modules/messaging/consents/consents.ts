import { chooseMailPreference, choosePreference } from './choose-preference.ts'
import { confirmNumber } from './confirm-number.ts'
import type { Channel, Consent, ConsentsByChannel, MemberConsent, NewConsent } from './consent.ts'
import { type MergedConsents, mergeConsents } from './merge-consents.ts'
import type { ConsentsPorts, UnsubscribeUrls } from './ports.ts'
import type { ChosenPreference, Preferences } from './preferences.ts'
import { readMailPreference, readPreferences } from './read-preferences.ts'
import { recordConsent } from './record-consent.ts'
import { allowTexts, stopTexts } from './stop-texts.ts'
import { unsubscribeMail } from './unsubscribe-mail.ts'

export interface Consents {
  /**
   * Adds a member's decision about a channel to their history; the latest one counts (D-22). A yes to SMS is
   * added once the code that is texted to its number was entered.
   */
  recordConsent(consent: NewConsent): Promise<void>
  /**
   * Adds decisions that were made elsewhere, each at its own time; nothing is sent. A yes counts only where the member has
   * decided nothing about the channel here.
   */
  recordImportedConsents(decisions: readonly MemberConsent[]): Promise<void>
  /** What the member last decided about each channel; a channel that is missing was never decided: no consent. */
  consentsOf(memberId: string): Promise<ConsentsByChannel>
  /** Every decision of the member about any channel, newest first. */
  listConsents(memberId: string): Promise<readonly Consent[]>
  /** How the member may be reached with offers and news, by channel, and every decision about it. */
  readPreferences(memberId: string): Promise<Preferences>
  /**
   * Adds the member's decision about a channel. A yes to SMS texts a code to its number instead (`confirmNumber`), and
   * refuses `UnderMinimumAge`, `NoTextableNumber`, `NumberStopped`, `TextsNotOffered`, and `EnoughCodes` after five in a day.
   */
  choosePreference(memberId: string, chosen: ChosenPreference): Promise<void>
  /**
   * Makes a yes to text messages count, with the code that was texted to its number; twice is once. Refuses `WrongCode`,
   * and `CodeExpired` after a quarter of an hour, after a no, or when none was asked for.
   */
  confirmNumber(memberId: string, code: string): Promise<void>
  /** The e-mail part, for whoever holds a mail's link. Refuses `UnknownUnsubscribeLink`. */
  readMailPreference(token: string): Promise<Preferences>
  /** Adds a decision about e-mail by a mail's link. Refuses `UnknownUnsubscribeLink`. */
  chooseMailPreference(token: string, given: boolean): Promise<void>
  /** Ends marketing mail to the member whom the link is for. Refuses `UnknownUnsubscribeLink`. */
  unsubscribeMail(token: string): Promise<void>
  /** The links that stand in every marketing mail to the member. */
  mailLinks(memberId: string): UnsubscribeUrls
  /** Nothing goes to this address or number any more, until it is allowed again. */
  suppress(channel: Channel, target: string, reason: string): Promise<void>
  /** Whether this number wants no texts, whatever its owner agreed to here. */
  isStopped(number: string): Promise<boolean>
  /** Ends all SMS to the number, by the word that was texted from it. */
  stopTexts(number: string, word: string): Promise<void>
  /** Takes back a STOP. */
  allowTexts(number: string): Promise<void>
  /** Makes the stricter of two members' decisions count for the survivor, in the caller's transaction. */
  mergeConsents(survivorId: string, absorbedId: string): Promise<MergedConsents>
  /** Takes back what the merge decided. */
  unmergeConsents(survivorId: string, merged: MergedConsents): Promise<void>
  eraseMember(memberId: string): Promise<void>
}

export function openConsents(ports: ConsentsPorts): Consents {
  const { consents, suppressions, now } = ports
  return {
    recordConsent: consent => recordConsent(ports, consent),
    recordImportedConsents: decisions => consents.addImported(decisions),
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
    unmergeConsents: (survivorId, { added }) => consents.takeBack(survivorId, added),
    suppress: (channel, target, reason) => suppressions.add(channel, target, reason, now()),
    isStopped: number => suppressions.has('sms', number),
    stopTexts: (number, word) => stopTexts(ports, number, word),
    allowTexts: number => allowTexts(ports, number),
    eraseMember: memberId => consents.forget(memberId),
  }
}
