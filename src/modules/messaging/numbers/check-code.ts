import { hasExpired, type NumberToConfirm } from './number-confirmation.ts'
import type { NumbersPorts } from './ports.ts'

/** The consent, returned once: entering the right code again returns no `agreed`. */
export type CodeCheck =
  | { readonly result: 'expired' | 'wrong' | 'confirmed before' }
  | { readonly result: 'confirmed'; readonly agreed: Pick<NumberToConfirm, 'number' | 'wording' | 'source'> }

export async function checkCode(
  { confirmations, codesOf, now }: Pick<NumbersPorts, 'confirmations' | 'codesOf' | 'now'>,
  memberId: string,
  code: string,
): Promise<CodeCheck> {
  const asked = await confirmations.latestOf(memberId)
  if (!asked || hasExpired(asked, now())) return { result: 'expired' }
  if (!codesOf(asked).includes(code)) return { result: 'wrong' }
  if (asked.isConfirmed) return { result: 'confirmed before' }
  const { id, number, wording, source } = asked
  await confirmations.markConfirmed(id, now())
  return { result: 'confirmed', agreed: { number, wording, source } }
}
