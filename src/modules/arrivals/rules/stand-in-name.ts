import type { ListedPerson } from './person.ts'

type Names = Pick<ListedPerson, 'firstName' | 'lastName'>

/** Without a first name, uses the last name or the contact until the name is known. */
export const namesOf = ({ firstName, lastName }: Names, contact: string | undefined): Names =>
  firstName === ''
    ? { firstName: lastName || (contact ? standInFor(contact) : 'Patient'), lastName: '' }
    : { firstName, lastName }

/** What a patient without a name is called: the local part of their email address, or their phone number. */
export const standInFor = (contact: string): string => contact.replace(/@.*$/, '')

/** Whether the name is only a stand-in made of this contact. */
export const hasStandIn = ({ name, value }: { readonly name: string; readonly value: string }): boolean =>
  name === standInFor(value)
