import { type AddedPasskey, addPasskey } from './add-passkey.ts'
import { beginPasskey, type CreationOptions, offerPasskey, type RequestOptions } from './begin-passkey.ts'
import { type Entering, enterByPasskey } from './enter-by-passkey.ts'
import type { Passkey } from './passkey.ts'
import type { Owner, PasskeysPorts } from './ports.ts'
import { UnknownPasskey } from './refusals.ts'

export interface Passkeys {
  /** The passkeys of a member or of staff, newest first. */
  listPasskeys(ownerId: string): Promise<readonly Passkey[]>
  /** The options for this browser's authenticator to create one. Refuses with `PasskeyNotAdded` if the person is gone. */
  beginPasskey(ownerId: string, browser: string): Promise<CreationOptions>
  /** Stores the new passkey, and emails its owner. Refuses with `PasskeyNotAdded`, `TooManyPasskeys`. */
  addPasskey(ownerId: string, browser: string, added: AddedPasskey): Promise<Passkey>
  /** Refuses with `UnknownPasskey`. */
  renamePasskey(ownerId: string, id: string, name: string): Promise<void>
  /** Refuses with `UnknownPasskey`. A password or code always stays, so it is never the last way in. */
  removePasskey(ownerId: string, id: string): Promise<void>
  /** The options for any authenticator to sign in. */
  offerPasskey(browser: string): Promise<RequestOptions>
  /** The options for this signed-in person to confirm who they are with their own passkeys. */
  offerProof(ownerId: string, browser: string): Promise<RequestOptions>
  /** The passkey's owner. Refuses with `WrongPasskey`, `StoppedPasskey`. */
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
