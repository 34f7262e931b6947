import { codeText, hasExpired } from './number-confirmation.ts'
import type { NumbersPorts, WaitingCode } from './ports.ts'

/** For jobs, outside of any transaction. Replaced or expired codes are not sent. */
export async function textCode(
  ports: Pick<NumbersPorts, 'confirmations' | 'codesOf' | 'sendText' | 'clinicName' | 'now'>,
  { memberId, id }: WaitingCode,
): Promise<void> {
  const { confirmations, codesOf, sendText, clinicName, now } = ports
  const asked = await confirmations.latestOf(memberId)
  if (asked?.id !== id || asked.isConfirmed || hasExpired(asked, now())) return
  const [code = ''] = codesOf(asked)
  const body = codeText(await clinicName(), code)
  const attempt = await sendText({ id, to: asked.number, body })
  if (attempt.result === 'not now' || attempt.result === 'account trouble')
    throw new Error(`A code did not leave: ${attempt.reason}`)
  if (attempt.result === 'sent' && attempt.channel === 'outbox') await confirmations.recordInSandbox(id)
}
