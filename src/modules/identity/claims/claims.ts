import type { SignInBrowser } from '#platform/kernel/access/browser-words.ts'
import { type ClaimEntry, claimMembership } from './claim-membership.ts'
import type { Claimant, ClaimsPorts, CodeRequest, DeskCodeState } from './ports.ts'
import { type CardChoice, type CardCount, countCards, type PrintedCards, printCards } from './print-cards.ts'
import { requestCode } from './request-code.ts'
import { sendCode } from './send-code.ts'
import { type DeskCode, showDeskCode } from './show-desk-code.ts'
import { type CodeEntry, signInByCode } from './sign-in-by-code.ts'

export interface Claims {
  /**
   * Takes the same work for known and unknown contacts; a code follows to one that is a member's own. Refuses with
   * `InvalidContact`, `TextsNotSetUp`.
   */
  requestSignInCode(contact: string): Promise<void>
  /** For jobs: sends six digits to the one member whom the contact lets in, or by mail how else they sign in. */
  sendSignInCode(request: CodeRequest): Promise<void>
  /**
   * Lets in the member to whom the code was sent, once, within ten minutes and five tries. Refuses with `InvalidContact`,
   * `WrongSignInCode`, `SignInCodeExpired`.
   */
  signInByCode(entry: CodeEntry, browser: SignInBrowser): Promise<Claimant>
  /**
   * Makes a code of eight letters that lets in this member, once, within two minutes; one before it ends. Refuses with
   * `UnknownPatient`, `AlreadyClaimed`.
   */
  showClaimCode(memberId: string): Promise<DeskCode>
  /** What became of the code that was shown last. */
  readClaimCode(memberId: string): Promise<DeskCodeState | undefined>
  /**
   * Lets in the member whom the desk shows this code, or whose card it is printed on. Refuses with `InvalidDeskCode`,
   * `InvalidClaimCard`.
   */
  claimMembership(entry: ClaimEntry, browser: SignInBrowser): Promise<Claimant>
  /** How many have not claimed their membership, and how many of them have a card that works. */
  countClaimCards(choice: CardChoice): Promise<CardCount>
  /**
   * Makes cards, at most 500 at a time in the order of names, for those who have none that works; cards that were printed
   * before `replacesBefore` end, and are made again.
   */
  printClaimCards(choice: CardChoice, replacesBefore: Date | null): Promise<PrintedCards>
}

export function openClaims(ports: ClaimsPorts): Claims {
  return {
    requestSignInCode: contact => requestCode(ports, contact),
    sendSignInCode: request => sendCode(ports, request),
    signInByCode: (entry, browser) => signInByCode(ports, entry, browser),
    showClaimCode: memberId => showDeskCode(ports, memberId),
    readClaimCode: memberId => ports.deskCodes.of(memberId),
    claimMembership: (entry, browser) => claimMembership(ports, entry, browser),
    countClaimCards: choice => countCards(ports, choice),
    printClaimCards: (choice, replacesBefore) => printCards(ports, choice, replacesBefore),
  }
}
