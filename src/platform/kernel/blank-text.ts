/**
 * What no screen shows by itself: spaces of every kind, control and format characters such as a zero-width space or a
 * byte order mark, accents without a letter, the empty Braille cell. For the inside of a character class with the flag u.
 */
export const invisible = String.raw`\s\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{M}\p{Default_Ignorable_Code_Point}\u2800`

const blank = new RegExp(`^[${invisible}]*$`, 'u')

/** A text without the spaces around it; one in which there is nothing to see is empty. */
export const visibleText = (text: string): string => (blank.test(text) ? '' : text.trim())
