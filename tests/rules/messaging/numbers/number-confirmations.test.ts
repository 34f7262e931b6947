import { beforeEach, describe, expect, it } from 'vitest'
import { codeText } from '../../../../src/modules/messaging/numbers/number-confirmation.ts'
import { type Clinic, mia, noor, number, openClinic } from '../clinic.ts'
import { codeFor } from '../confirmations-in-memory.ts'

let clinic: Clinic
beforeEach(() => {
  clinic = openClinic()
})

const agree = (typed = '310 555 0142', memberId = mia) =>
  clinic.messaging.choosePreference(memberId, { channel: 'sms', given: true, number: typed })
const decline = () => clinic.messaging.choosePreference(mia, { channel: 'sms', given: false })
const texted = async () => {
  for (const code of clinic.waiting.codes.splice(0)) await clinic.messaging.textCode(code)
  return clinic.carried.texts
}
const codeOf = (which = -1) => codeFor(clinic.numbers.at(which)?.id ?? '')
const confirming = async () => (await clinic.messaging.readPreferences(mia)).channels[2]?.confirming

describe('a yes to text messages', () => {
  it('counts once the code that was texted to its number is entered', async () => {
    await agree()
    expect([clinic.consents, await confirming()]).toEqual([[], number])
    expect(await clinic.messaging.isConfirmingNumber(mia)).toBe(true)
    expect(await texted()).toMatchObject([{ to: number, body: codeText('Velora', codeOf()) }])
    clinic.clock.advance({ minutes: 15 })
    await clinic.messaging.confirmNumber(mia, codeOf())
    const common = { memberId: mia, channel: 'sms', given: true, number, at: clinic.clock.now() }
    expect(clinic.consents).toEqual([{ ...common, wording: 'preferences-1', source: 'preferences' }])
    expect([await confirming(), await clinic.messaging.isConfirmingNumber(mia)]).toEqual([null, false])
  })

  it('is one with a second click on the code, and right by the code of an older key', async () => {
    await agree()
    await clinic.messaging.confirmNumber(mia, '999999')
    await clinic.messaging.confirmNumber(mia, codeOf())
    expect(clinic.consents).toHaveLength(1)
  })

  it('asks for no second code for a number that was confirmed', async () => {
    clinic.decided(mia)
    await agree()
    expect([clinic.waiting.codes, clinic.numbers]).toEqual([[], []])
    expect(clinic.consents[0]).toMatchObject({ given: true, number, source: 'preferences' })
    await agree('310 555 0199')
    expect(clinic.waiting.codes).toHaveLength(1)
    expect(clinic.consents).toHaveLength(2)
  })

  it('at the intake tells the member in the app, and keeps the intake’s words', async () => {
    const given = { memberId: mia, channel: 'sms', given: true, wording: 'w', source: 'intake' } as const
    await clinic.messaging.recordConsent({ ...given, number: '(310) 555-0142' })
    expect(clinic.notifications.get(mia)).toMatchObject([{ title: 'Confirm your mobile number' }])
    await clinic.messaging.confirmNumber(mia, codeOf())
    expect(clinic.consents).toMatchObject([{ number, wording: 'w', source: 'intake' }])
  })

  it.each([
    ['of no phone', '12', {}],
    ['that answered STOP', '(310) 555-0142', {}],
    ['where no texts are sent', '(310) 555-0143', { isSetUp: () => false }],
  ])('at the intake for a number %s waits, and no text goes out', async (_why, typed, ports) => {
    clinic = openClinic(ports)
    clinic.stopped.set(number, 'STOP')
    const given = { memberId: mia, channel: 'sms', given: true, wording: 'w', source: 'intake' } as const
    await clinic.messaging.recordConsent({ ...given, number: typed })
    expect([clinic.waiting.codes, clinic.notifications.get(mia), clinic.consents]).toEqual([
      [],
      undefined,
      [],
    ])
    expect(await clinic.messaging.isConfirmingNumber(mia)).toBe(true)
  })

  it('is taken back by a no before the code', async () => {
    await agree()
    await decline()
    await expect(clinic.messaging.confirmNumber(mia, codeOf())).rejects.toMatchObject({
      code: 'code-expired',
    })
    expect(await texted()).toEqual([])
    const no = { memberId: mia, channel: 'sms', given: false, wording: 'w', source: 'intake' } as const
    await agree()
    await clinic.messaging.recordConsent(no)
    expect(await confirming()).toBeNull()
    expect(clinic.consents.map(({ given }) => given)).toEqual([false, false])
  })

  it('is refused with a wrong code, an old one, another member’s, or none asked for', async () => {
    const refused = (code: string, memberId = mia) =>
      clinic.messaging.confirmNumber(memberId, code).then(
        () => 'confirmed',
        error => error.code,
      )
    expect(await refused('000000')).toBe('code-expired')
    await agree()
    clinic.clock.advance({ seconds: 1 })
    await agree('310 555 0199', noor)
    expect(await refused(codeOf(0) === '111111' ? '222222' : '111111')).toBe('wrong-code')
    expect(await refused(codeOf(0), noor)).toBe('wrong-code')
    clinic.clock.advance({ minutes: 15 })
    expect(await refused(codeOf(0))).toBe('code-expired')
    expect(clinic.consents).toEqual([])
  })

  it('is refused where no texts are sent, and for a number that answered STOP', async () => {
    clinic.stopped.set(number, 'STOP')
    await expect(agree()).rejects.toMatchObject({ code: 'number-stopped' })
    clinic = openClinic({ isSetUp: channel => channel !== 'sms' })
    await expect(agree()).rejects.toMatchObject({ code: 'texts-not-offered' })
    expect(clinic.numbers).toEqual([])
  })

  it.each([
    ['member', (n: number) => agree(`310 555 01${10 + n}`)],
    ['number', (n: number) => agree('310 555 0142', `member ${n}`)],
  ])('is texted a code five times a day at most for a %s', async (_by, ask) => {
    for (let n = 0; n < 5; n++) await ask(n)
    await expect(ask(5)).rejects.toMatchObject({ code: 'enough-codes', retryAfterSeconds: 86_400 })
    expect(clinic.waiting.codes).toHaveLength(5)
    clinic.clock.advance({ hours: 24 })
    await ask(6)
    expect(clinic.waiting.codes).toHaveLength(6)
  })

  it('is forgotten with its member', async () => {
    await agree()
    await clinic.messaging.eraseMember(mia)
    expect(clinic.numbers).toEqual([])
  })
})

describe('a code', () => {
  it('is not texted when it was asked for again, confirmed or is too old', async () => {
    await agree()
    clinic.clock.advance({ seconds: 1 })
    await agree()
    expect(await texted()).toHaveLength(1)
    await agree()
    await clinic.messaging.confirmNumber(mia, codeOf())
    expect(await texted()).toHaveLength(1)
    await agree('310 555 0199')
    clinic.clock.advance({ minutes: 16 })
    expect(await texted()).toHaveLength(1)
  })

  it('is tried again when the provider is away, and shown in a demo’s outbox only', async () => {
    clinic.answers.text = () => ({ result: 'not now', reason: 'away', unreachable: true })
    await agree()
    await expect(texted()).rejects.toThrow('A code did not leave: away')
    expect(await clinic.messaging.countSandboxInbox()).toBe(0)
    clinic.answers.text = () => ({ result: 'sent', channel: 'outbox' })
    await agree()
    await texted()
    const [shown] = await clinic.messaging.listSandboxInbox(10, undefined)
    expect(shown).toMatchObject({ channel: 'sms', to: { number }, contents: { lines: [expect.any(String)] } })
    expect(shown?.contents?.lines[0]).toBe(codeText('Velora', codeOf()))
    expect(await clinic.messaging.countSandboxInbox()).toBe(1)
  })

  it('fits one segment of GSM-7', () => {
    expect(codeText('Aurora Medical Aesthetics', '123456').length).toBeLessThanOrEqual(160)
    expect(codeText('Velora', '123456')).toMatch(/^[\x20-\x7e]*$/)
  })
})
