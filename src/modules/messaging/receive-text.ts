import type { ProviderCall } from './campaign-ports.ts'
import type { MessagingPorts } from './ports.ts'
import { ForgedCall } from './refusals.ts'

const stopWords = ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT']
const startWords = ['START', 'YES', 'UNSTOP']
const helpWords = ['HELP', 'INFO']

/** Gives the words to answer with, if there are any. */
export async function receiveText(ports: MessagingPorts, call: ProviderCall): Promise<string | undefined> {
  if (!ports.isSignedText(call)) throw new ForgedCall()
  const { From: number = '', Body: body = '', OptOutType: alreadyAnswered } = call.fields
  // With words of the clinic's own, Twilio says what they mean.
  const answer = await act(ports, number, (alreadyAnswered || body).trim().toUpperCase())
  return alreadyAnswered ? undefined : answer
}

async function act(ports: MessagingPorts, number: string, word: string): Promise<string | undefined> {
  const { deliveries, clinicName, now } = ports
  if (stopWords.includes(word)) {
    await deliveries.suppress('sms', number, word, now())
    await decide(ports, number, false)
    return `You won’t get texts from ${clinicName} any more. Reply START to get them again.`
  }
  if (startWords.includes(word)) {
    await deliveries.allow('sms', number)
    await decide(ports, number, true)
    return `You get texts from ${clinicName} again. Reply STOP to end them, HELP for help.`
  }
  if (!helpWords.includes(word)) return undefined
  return `${clinicName}: offers and news for members who asked for them. Message and data rates may apply. Reply STOP to end them.`
}

const byText = 'text message'

/** Leaves it in the history of who agreed with this number; START takes back a STOP and is no consent of its own. */
async function decide({ consents, now }: MessagingPorts, number: string, given: boolean): Promise<void> {
  for (const { memberId, latest } of await consents.withNumber(number)) {
    const changes = given
      ? !latest.given && latest.source === byText
      : latest.given && latest.number === number
    if (!changes) continue
    const decision = { channel: 'sms', given, wording: 'sms-keyword-1', source: byText } as const
    await consents.add(memberId, { ...decision, number: given ? number : null, at: now() })
  }
}
