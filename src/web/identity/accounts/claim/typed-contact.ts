let typed = ''

/** What was typed into the form to join, for the form that asks for a code; in memory only. */
export const carryContact = (contact: string) => {
  typed = contact
}

export const carriedContact = () => typed
