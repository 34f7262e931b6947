let typed = ''

/** Carries the contact from the join form to the form that requests a code; in memory only. */
export const carryContact = (contact: string) => {
  typed = contact
}

export const carriedContact = () => typed
