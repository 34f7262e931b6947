import type { SignInBrowser } from '#platform/kernel/access/browser-words.ts'
import { makeCodes } from './make-codes.ts'
import type { KeptCode, RecoveryPorts } from './ports.ts'
import { enterByCode, type RecoveredAccount, type Recovering, useCode } from './use-code.ts'

export interface Recovery {
  /** The codes of a member or of staff: when each was created and used, never the code. */
  listRecoveryCodes(ownerId: string): Promise<readonly KeptCode[]>
  /** Creates ten codes, returned only here, replacing earlier ones; the owner gets an email. Refuses with `NoRecoveryCodes`. */
  makeRecoveryCodes(ownerId: string, isSignedIn: () => Promise<boolean>): Promise<readonly string[]>
  /**
   * Signs in the code's owner and consumes the code; recorded by email, and for staff in the audit log. Refuses with
   * `WrongRecoveryCode`.
   */
  enterByRecoveryCode(recovering: Recovering, browser: SignInBrowser): Promise<RecoveredAccount>
  /** Uses up a code as a signed-in person's proof of who they are. Refuses with `WrongRecoveryCode`. */
  spendRecoveryCode(recovering: Recovering): Promise<RecoveredAccount>
}

export function openRecovery(ports: RecoveryPorts): Recovery {
  return {
    listRecoveryCodes: ownerId => ports.recoveryCodes.of(ownerId),
    makeRecoveryCodes: (ownerId, isSignedIn) => makeCodes(ports, ownerId, isSignedIn),
    enterByRecoveryCode: (recovering, browser) => enterByCode(ports, recovering, browser),
    spendRecoveryCode: recovering => useCode(ports, recovering),
  }
}
