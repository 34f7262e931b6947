import { confirmChange } from './confirm-change.ts'
import type { ContactChange, ContactChangesPorts, OwnContact } from './ports.ts'
import { sendChangeCodes } from './send-change-codes.ts'
import { type RequestedChange, startChange } from './start-change.ts'

export interface ContactChanges {
  /** The member's own email addresses and phone numbers. */
  listOwnContacts(memberId: string): Promise<readonly OwnContact[]>
  /**
   * Begins to change a contact, or to add the first one of its kind; codes follow, one to the new contact and one to the
   * old one. The same work whether others have the new one or nobody. Refuses with `InvalidNewContact`, `SameContact`,
   * `ContactGone`, `NoTextsForChange`.
   */
  startContactChange(memberId: string, requested: RequestedChange): Promise<ContactChange>
  /** For jobs. A new contact that another member has gets no code: its holder is told, where it is an address. */
  sendContactChangeCodes(id: string): Promise<void>
  /**
   * Makes the change count, once, within 15 minutes and five tries, and gives the contacts from then on. Refuses with
   * `WrongChangeCode`, `ContactChangeEnded`.
   */
  confirmContactChange(
    memberId: string,
    codes: { readonly code: string; readonly oldCode?: string | undefined },
  ): Promise<readonly OwnContact[]>
}

export function openContactChanges(ports: ContactChangesPorts): ContactChanges {
  return {
    listOwnContacts: memberId => ports.contacts.of(memberId),
    startContactChange: (memberId, requested) => startChange(ports, memberId, requested),
    sendContactChangeCodes: id => sendChangeCodes(ports, id),
    confirmContactChange: (memberId, codes) => confirmChange(ports, memberId, codes),
  }
}
