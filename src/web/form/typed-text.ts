/** What no screen shows by itself, as the server sees it. */
const blank = /^[\s\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{M}\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** What was typed, without the spaces around it; one in which there is nothing to see is empty. */
export const typedText = (text: string): string => (blank.test(text) ? '' : text.trim())
