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
   * Does the same work for known and unknown contacts; a member's own contact gets a code. Refuses with `InvalidContact`,
   * `TextsNotSetUp`.
   */
  requestSignInCode(contact: string): Promise<void>
  /** For jobs: sends six digits to the one member who may sign in with the contact, or emails them how to sign in instead. */
  sendSignInCode(request: CodeRequest): Promise<void>
  /**
   * Signs in the member who got the code, once, within ten minutes and five tries. Refuses with `InvalidContact`,
   * `WrongSignInCode`, `SignInCodeExpired`.
   */
  signInByCode(entry: CodeEntry, browser: SignInBrowser): Promise<Claimant>
  /**
   * Creates an eight-letter code that signs in this member once, within two minutes, and invalidates the previous one. Refuses
   * with `UnknownPatient`, `AlreadyClaimed`.
   */
  showClaimCode(memberId: string): Promise<DeskCode>
  /** The status of the code shown last. */
  readClaimCode(memberId: string): Promise<DeskCodeState | undefined>
  /**
   * Signs in the member to whom the desk shows this code, or whose card has it. Refuses with `InvalidDeskCode`,
   * `InvalidClaimCard`.
   */
  claimMembership(entry: ClaimEntry, browser: SignInBrowser): Promise<Claimant>
  /** The number of unclaimed memberships, and how many of them have a valid card. */
  countClaimCards(choice: CardChoice): Promise<CardCount>
  /**
   * Creates cards, at most 500 at a time in the order of names, for members without a valid one; cards printed before
   * `replacesBefore` are invalidated and replaced.
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
