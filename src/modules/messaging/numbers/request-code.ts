import { newId } from '#platform/kernel/ids.ts'
import { mostCodesPerDay, type NumberToConfirm } from './number-confirmation.ts'
import type { NumbersPorts } from './ports.ts'

/** `number` is normalized; `canBeTexted`: false stores the consent without texting the number now. */
export interface CodeRequest extends Pick<NumberToConfirm, 'number' | 'wording' | 'source'> {
  readonly canBeTexted: boolean
}

export async function requestCode(
  { confirmations, enqueueCode, now }: Pick<NumbersPorts, 'confirmations' | 'enqueueCode' | 'now'>,
  memberId: string,
  { canBeTexted, ...wish }: CodeRequest,
): Promise<'texted' | 'waits' | 'enough'> {
  const id = newId(now().getTime())
  const isKept = await confirmations.add(memberId, { id, ...wish, askedAt: now() }, mostCodesPerDay)
  if (!isKept) return 'enough'
  if (!canBeTexted) return 'waits'
  await enqueueCode({ memberId, id })
  return 'texted'
}
