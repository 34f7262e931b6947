/** How somebody is told from others of that name: '(310) 555-0142' of a US phone number, or the address. */
export const contactWords = ({ email, phone }: { readonly email: string; readonly phone: string | null }) =>
  email || (phone ? phoneWords(phone) : 'No email or phone')

/** As it's read at the desk; numbers of other countries stay in E.164. */
export const phoneWords = (phone: string) => phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')
