/** The eight digits of a typed or pasted staff code, which is issued in the form `4815 1623`. */
export const staffCodeIn = (text: string) => text.replaceAll(/\D/g, '').slice(0, 8)
