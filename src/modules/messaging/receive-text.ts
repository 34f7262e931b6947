import type { MessagingPorts } from './ports.ts'
import { ForgedCall } from './refusals.ts'

const stopWords = ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT']
const startWords = ['START', 'YES', 'UNSTOP']

export async function receiveText(
  { deliveries, isSignedText, now }: MessagingPorts,
  signature: string,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  if (!isSignedText(signature, fields)) throw new ForgedCall()
  const { From: number = '', Body: body = '' } = fields
  const word = body.trim().toUpperCase()
  if (stopWords.includes(word)) await deliveries.suppress('sms', number, word, now())
  if (startWords.includes(word)) await deliveries.allow('sms', number)
}
