type Asked = { readonly id: string } | 'new' | undefined

/**
 * Closes a dialog after an answer, unless it's about something else by now: an answer may arrive after its dialog was
 * closed and another one opened.
 */
export const unlessAboutAnother =
  (answered: string) =>
  <Item extends Asked>(asked: Item): Item | undefined =>
    (typeof asked === 'object' ? asked.id : asked) === answered ? undefined : asked
