/** The eight digits of a staff code in what was typed or pasted, as `4815 1623` is shown when it is issued. */
export const staffCodeIn = (text: string) => text.replaceAll(/\D/g, '').slice(0, 8)
