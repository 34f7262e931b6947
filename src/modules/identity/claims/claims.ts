import type { SignInBrowser } from '#platform/kernel/access/browser-words.ts'
import { claimMembership } from './claim-membership.ts'
import type { Claimant, ClaimsPorts, CodeRequest, DeskCodeState } from './ports.ts'
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
  /** Lets in the member whom the desk shows this code. Refuses with `InvalidDeskCode`. */
  claimMembership(code: string, browser: SignInBrowser): Promise<Claimant>
}

export function openClaims(ports: ClaimsPorts): Claims {
  return {
    requestSignInCode: contact => requestCode(ports, contact),
    sendSignInCode: request => sendCode(ports, request),
    signInByCode: (entry, browser) => signInByCode(ports, entry, browser),
    showClaimCode: memberId => showDeskCode(ports, memberId),
    readClaimCode: memberId => ports.deskCodes.of(memberId),
    claimMembership: (code, browser) => claimMembership(ports, code, browser),
  }
}
