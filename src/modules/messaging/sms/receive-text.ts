import type { ProviderCall, SmsPorts } from './ports.ts'
import { ForgedCall } from './refusals.ts'

const stopWords = ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT']
const startWords = ['START', 'YES', 'UNSTOP']
const helpWords = ['HELP', 'INFO']

type Ports = Pick<SmsPorts, 'isSigned' | 'stopTexts' | 'allowTexts' | 'clinicName'>

/** Returns the reply, if any. */
export async function receiveText(ports: Ports, call: ProviderCall): Promise<string | undefined> {
  if (!(await ports.isSigned(call))) throw new ForgedCall()
  const { From: number = '', Body: body = '', OptOutType: alreadyAnswered } = call.fields
  // Even for a clinic's custom keywords, Twilio reports their meaning.
  const answer = await act(ports, number, (alreadyAnswered || body).trim().toUpperCase())
  return alreadyAnswered ? undefined : answer
}

async function act(ports: Ports, number: string, word: string): Promise<string | undefined> {
  const { stopTexts, allowTexts } = ports
  const clinicName = await ports.clinicName()
  if (stopWords.includes(word)) {
    await stopTexts(number, word)
    return `You are unsubscribed from ${clinicName} texts. Reply START to resubscribe.`
  }
  if (startWords.includes(word)) {
    await allowTexts(number)
    return `You will get texts from ${clinicName} again. Reply STOP to unsubscribe, HELP for help.`
  }
  if (!helpWords.includes(word)) return undefined
  return `${clinicName}: offers and news for members who opted in. Msg & data rates may apply. Reply STOP to unsubscribe.`
}
