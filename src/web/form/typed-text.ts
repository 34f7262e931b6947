/** Invisible characters, the same as on the server. */
const blank = /^[\s\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{M}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** Trimmed text; empty if nothing in it is visible. */
export const typedText = (text: string): string => (blank.test(text) ? '' : text.trim())
