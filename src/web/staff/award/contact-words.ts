/** Tells a patient from others of the same name: a phone number such as '(310) 555-0142', or the email address. */
export const contactWords = ({ email, phone }: { readonly email: string; readonly phone: string | null }) =>
  email || (phone ? phoneWords(phone) : 'No email or phone')

/** US format for the desk; foreign numbers stay in E.164. */
export const phoneWords = (phone: string) => phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')
