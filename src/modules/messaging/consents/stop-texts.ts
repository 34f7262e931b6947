import { byText } from './consent.ts'
import type { ConsentsPorts } from './ports.ts'

type Ports = Pick<ConsentsPorts, 'consents' | 'suppressions' | 'now'>

/** STOP: suppresses the number. `word` is the text received. */
export async function stopTexts(ports: Ports, number: string, word: string): Promise<void> {
  await ports.suppressions.add('sms', number, word, ports.now())
  await recordDecisions(ports, number, false)
}

/** START reverts a STOP, but is not itself consent. */
export async function allowTexts(ports: Ports, number: string): Promise<void> {
  await ports.suppressions.remove('sms', number)
  await recordDecisions(ports, number, true)
}

/** Records it in the history of members who agreed with this number. */
async function recordDecisions({ consents, now }: Ports, number: string, given: boolean): Promise<void> {
  for (const { memberId, latest } of await consents.withNumber(number)) {
    const changes = given
      ? !latest.given && latest.source === byText
      : latest.given && latest.number === number
    if (!changes) continue
    const decision = { channel: 'sms', given, wording: 'sms-keyword-1', source: byText } as const
    await consents.add(memberId, { ...decision, number: given ? number : null, at: now() })
  }
}
