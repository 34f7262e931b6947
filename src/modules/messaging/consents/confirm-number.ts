import type { ConsentsPorts } from './ports.ts'
import { CodeExpired, WrongCode } from './refusals.ts'

/** Entering the right code twice changes nothing more. */
export async function confirmNumber(
  {
    consents,
    checkCode,
    requireAge,
    now,
  }: Pick<ConsentsPorts, 'consents' | 'checkCode' | 'requireAge' | 'now'>,
  memberId: string,
  code: string,
): Promise<void> {
  await requireAge(memberId)
  const check = await checkCode(memberId, code)
  if (check.result === 'expired') throw new CodeExpired()
  if (check.result === 'wrong') throw new WrongCode()
  if (check.result === 'confirmed')
    await consents.addOnce(memberId, { channel: 'sms', given: true, ...check.agreed, at: now() })
}
