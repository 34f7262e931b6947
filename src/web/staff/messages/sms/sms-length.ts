const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
/** Each of these is billed as two characters. */
const extended = new Set('^{}\\[~]|€\f')

export interface SmsLength {
  readonly encoding: 'GSM-7' | 'UCS-2'
  /** The number of billed messages. */
  readonly segments: number
}

/**
 * A text's length in segments: 160 GSM-7 characters, or 70 in UCS-2 if any character isn't in GSM-7. In several parts,
 * 153 and 67.
 */
export function smsLength(text: string): SmsLength {
  const letters = Array.from(text)
  const plain = letters.every(letter => basic.has(letter) || extended.has(letter))
  if (!plain)
    return {
      encoding: 'UCS-2',
      segments: parts(
        letters.map(({ length }) => length),
        70,
        67,
      ),
    }
  const sizes = letters.map(letter => (extended.has(letter) ? 2 : 1))
  return { encoding: 'GSM-7', segments: parts(sizes, 160, 153) }
}

/** A surrogate pair is never split between two parts. */
function parts(sizes: readonly number[], single: number, part: number): number {
  const total = sizes.reduce((sum, size) => sum + size, 0)
  if (total <= single) return total === 0 ? 0 : 1
  let count = 1
  let used = 0
  for (const size of sizes) {
    if (used + size > part) {
      count += 1
      used = 0
    }
    used += size
  }
  return count
}
