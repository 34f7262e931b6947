import { changeAtDesk, type DeskChange } from './change-at-desk.ts'
import { confirmChange } from './confirm-change.ts'
import type { ContactChange, ContactChangesPorts, OwnContact } from './ports.ts'
import { sendChangeCodes } from './send-change-codes.ts'
import { type RequestedChange, startChange } from './start-change.ts'

export interface ContactChanges {
  /** The member's own email addresses and phone numbers. */
  listOwnContacts(memberId: string): Promise<readonly OwnContact[]>
  /**
   * Starts to change a contact, or to add the first one of its kind; sends one code to the new contact and one to the old one.
   * Does the same work for known and unknown new contacts. Refuses with `InvalidNewContact`, `SameContact`, `ContactGone`,
   * `NoTextsForChange`.
   */
  startContactChange(memberId: string, requested: RequestedChange): Promise<ContactChange>
  /** For jobs. Another member's contact gets no code; if it's an email address, that member is told. */
  sendContactChangeCodes(id: string): Promise<void>
  /**
   * Applies the change, once, within 15 minutes and five tries, and returns the updated contacts. Offers by text to an old
   * number end. Refuses with `WrongChangeCode`, `ContactChangeEnded`.
   */
  confirmContactChange(
    memberId: string,
    codes: { readonly code: string; readonly oldCode?: string | undefined },
  ): Promise<readonly OwnContact[]>
  /**
   * Changes the sign-in address of a patient who lost access to it and came in person, or sets their first one. Refuses with
   * `AddressTaken`, `PlaceholderAddress`, `SameContact`, `SignInAddressChanged`.
   */
  changeSignInAddress(memberId: string, change: DeskChange): Promise<void>
}

export function openContactChanges(ports: ContactChangesPorts): ContactChanges {
  return {
    listOwnContacts: memberId => ports.contacts.of(memberId),
    startContactChange: (memberId, requested) => startChange(ports, memberId, requested),
    sendContactChangeCodes: id => sendChangeCodes(ports, id),
    confirmContactChange: (memberId, codes) => confirmChange(ports, memberId, codes),
    changeSignInAddress: (memberId, change) => changeAtDesk(ports, memberId, change),
  }
}
