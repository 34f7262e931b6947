import { type AddedPasskey, addPasskey } from './add-passkey.ts'
import { beginPasskey, type CreationOptions, offerPasskey, type RequestOptions } from './begin-passkey.ts'
import { type Entering, enterByPasskey } from './enter-by-passkey.ts'
import type { Passkey } from './passkey.ts'
import type { Owner, PasskeysPorts } from './ports.ts'
import { UnknownPasskey } from './refusals.ts'

export interface Passkeys {
  /** The passkeys of a member or of a person on the staff, the latest first. */
  listPasskeys(ownerId: string): Promise<readonly Passkey[]>
  /** What this browser's authenticator needs to make one. Refuses with `PasskeyNotAdded` who is not there any more. */
  beginPasskey(ownerId: string, browser: string): Promise<CreationOptions>
  /** Keeps what it made, and tells the owner by mail. Refuses with `PasskeyNotAdded`, `TooManyPasskeys`. */
  addPasskey(ownerId: string, browser: string, added: AddedPasskey): Promise<Passkey>
  /** Refuses with `UnknownPasskey`. */
  renamePasskey(ownerId: string, id: string, name: string): Promise<void>
  /** Refuses with `UnknownPasskey`. A password or code always stays, so it is never the last way in. */
  removePasskey(ownerId: string, id: string): Promise<void>
  /** What any authenticator needs to sign somebody in. */
  offerPasskey(browser: string): Promise<RequestOptions>
  /** The same for this person, who is in already and shows once more that it is them. */
  offerProof(ownerId: string, browser: string): Promise<RequestOptions>
  /** Whom the passkey belongs to. Refuses with `WrongPasskey`, `StoppedPasskey`. */
  enterByPasskey(browser: string, entering: Entering): Promise<Owner>
}

export function openPasskeys(ports: PasskeysPorts): Passkeys {
  const { passkeys } = ports
  return {
    listPasskeys: ownerId => passkeys.of(ownerId),
    beginPasskey: (ownerId, browser) => beginPasskey(ports, ownerId, browser),
    addPasskey: (ownerId, browser, added) => addPasskey(ports, ownerId, browser, added),
    async renamePasskey(ownerId, id, name) {
      if (!(await passkeys.rename(ownerId, id, name))) throw new UnknownPasskey()
    },
    async removePasskey(ownerId, id) {
      if (!(await passkeys.remove(ownerId, id))) throw new UnknownPasskey()
    },
    offerPasskey: browser => offerPasskey(ports, browser, { purpose: 'sign-in', ownerId: null }),
    offerProof: (ownerId, browser) => offerPasskey(ports, browser, { purpose: 'step-up', ownerId }),
    enterByPasskey: (browser, entering) => enterByPasskey(ports, browser, entering),
  }
}
