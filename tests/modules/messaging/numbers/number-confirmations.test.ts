import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audienceOf } from '../../../../src/modules/messaging/campaigns/campaign.ts'
import { numberConfirmationsInDatabase } from '../../../../src/modules/messaging/numbers/adapters/number-confirmations-in-database.ts'
import { codeText } from '../../../../src/modules/messaging/numbers/number-confirmation.ts'
import { openTestApp, type TestApp } from '../../../support/app.ts'
import { confirmNumber } from '../../../support/audience.ts'
import type { MemberActor } from '../../../support/cast.ts'
import type { Answer, Browser } from '../../../support/client.ts'
import { usualDatabases } from '../../../support/databases.ts'
import { eventually } from '../../../support/eventually.ts'
import { openWithPeers } from '../../../support/messaging-peers.ts'

describe.each(usualDatabases)('a number for text messages (%s)', database => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ database, demo: true, env: { WORKERS: '1' } })
  })
  afterAll(() => app.stop())

  let numbers = 0
  const agree = (who: Browser, number = `310555${String(1000 + numbers++)}`) =>
    who.post('/api/preferences', { channel: 'sms', given: true, number, wording: 'preferences-2' })
  const confirm = (who: Browser, code: string) => who.post('/api/preferences/confirm-number', { code })
  const smsOf = (answer: Answer) =>
    answer
      .json<{ channels: readonly { channel: string; choice: string; confirming: string | null }[] }>()
      .channels.find(({ channel }) => channel === 'sms')
  const textedTo = async (number: string) => {
    let line = ''
    await eventually(async () => {
      const messages = await app.modules.messaging.listSandboxInbox(50, undefined)
      line = messages.find(({ to }) => to.number === number)?.contents?.lines[0] ?? ''
      expect(line).toMatch(/\d{6}/)
    })
    return line.match(/\d{6}/)?.[0] ?? ''
  }
  const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

  it('gets no campaign before its code is entered, and then it does', async () => {
    const mia = await app.member('Mia')
    const audience = audienceOf('ALL')
    const asked = { kind: 'sms', type: 'PROMOTION', audience, sendToAll: true } as const
    const reached = async () => (await app.modules.messaging.previewCampaign(asked)).willGet
    const before = await reached()
    const answer = await agree(mia)
    const number = smsOf(answer)?.confirming ?? ''
    expect([answer.status, smsOf(answer)?.choice, await reached()]).toEqual([200, 'undecided', before])
    const confirmed = await confirm(mia, await textedTo(number))
    expect(smsOf(confirmed)).toMatchObject({ choice: 'on', number, confirming: null })
    expect(await reached()).toBe(before + 1)
  })

  it('can’t be confirmed by trying codes', async () => {
    const noor = await app.member('Noor')
    const number = smsOf(await agree(noor))?.confirming ?? ''
    const code = await textedTo(number)
    const codes = []
    for (let n = 0; n < 6; n++) codes.push((await confirm(noor, wrong(code))).code)
    expect(codes).toEqual([...Array(5).fill('wrong-code'), 'too-many-attempts'])
    expect((await confirm(noor, code)).code).toBe('too-many-attempts')
  })

  it('is texted five codes a day, also when ten are asked for at once by as many members', async () => {
    const members: MemberActor[] = []
    for (let n = 0; n < 10; n++) members.push(await app.member(`Guest${n}`))
    const answers = await Promise.all(members.map(member => agree(member, '310 555 0777')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(answers.filter(({ code }) => code === 'enough-codes')).toHaveLength(5)
  })

  it('has one code that is right: the one that was asked for last, whatever the clock says', async () => {
    const lea = await app.member('Lea')
    const first = await textedTo(smsOf(await agree(lea))?.confirming ?? '')
    app.clock.advance({ minutes: -10 })
    const second = await textedTo(smsOf(await agree(lea))?.confirming ?? '')
    expect((await confirm(lea, first)).code).toBe('wrong-code')
    expect((await confirm(lea, second)).status).toBe(200)
    app.clock.advance({ minutes: 10 })
  })

  it('is confirmed once, however often the code arrives', async () => {
    const zoe = await app.member('Zoe')
    const code = await textedTo(smsOf(await agree(zoe))?.confirming ?? '')
    const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(zoe, code)))
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200))
    const given = (await app.modules.messaging.listConsents(zoe.id)).filter(
      ({ channel }) => channel === 'sms',
    )
    expect(given).toHaveLength(1)
  })

  it('leaves with its member', async () => {
    const eve = await app.member('Eve')
    await agree(eve)
    await app.modules.messaging.eraseMembers([eve.id])
    expect(await numberConfirmationsInDatabase(app.database).latestOf(eve.id)).toBeUndefined()
    await expect(confirmNumber(app, eve.id)).rejects.toThrow('No number is to be confirmed.')
  })

  it('takes six digits only', async () => {
    const ada = await app.member('Ada')
    for (const code of ['12345', '1234567', 'abcdef', '']) {
      const answer = await confirm(ada, code)
      expect([answer.status, answer.json()['errors']]).toEqual([
        400,
        [{ path: 'code', message: 'Please enter the six digits' }],
      ])
    }
  })

  it('is asked about once: who confirmed it agrees again at once, and another number needs another code', async () => {
    const pia = await app.member('Pia')
    const number = smsOf(await agree(pia))?.confirming ?? ''
    expect((await confirm(pia, await textedTo(number))).status).toBe(200)
    expect(smsOf(await agree(pia, number))).toMatchObject({ choice: 'on', confirming: null })
    expect(smsOf(await agree(pia))).toMatchObject({ choice: 'on', confirming: expect.any(String) })
  })

  it('has a code for a quarter of an hour, which a no before it ends', async () => {
    const uma = await app.member('Uma')
    expect((await confirm(uma, '000000')).code).toBe('code-expired')
    const code = await textedTo(smsOf(await agree(uma))?.confirming ?? '')
    app.clock.advance({ minutes: 15, seconds: 1 })
    expect((await confirm(uma, code)).code).toBe('code-expired')
    app.clock.advance({ seconds: -2 })
    const no = { channel: 'sms', given: false, wording: 'preferences-2' }
    expect(smsOf(await uma.post('/api/preferences', no))).toMatchObject({ confirming: null })
    expect((await confirm(uma, code)).code).toBe('code-expired')
  })

  it('is no other member’s to confirm, and five times a day a member’s', async () => {
    const [ina, ona] = [await app.member('Ina'), await app.member('Ona')]
    const code = await textedTo(smsOf(await agree(ina))?.confirming ?? '')
    await agree(ona)
    expect((await confirm(ona, code)).code).toBe('wrong-code')
    for (let n = 0; n < 4; n++) expect((await agree(ina)).status).toBe(200)
    const enough = await agree(ina)
    expect([enough.code, enough.headers['retry-after']]).toEqual(['enough-codes', '86400'])
    app.clock.advance({ hours: 24 })
    expect((await agree(await ina.anotherDevice())).status).toBe(200)
  })

  it('in an intake is told about in the app, or waits where no text can go to it', async () => {
    const { messaging } = app.modules
    await app.database.run(
      `insert into messaging.suppression (channel, target, reason, at) values ('sms', '+13105550188', 'STOP', now())`,
    )
    const given = { channel: 'sms', given: true, wording: 'w', source: 'intake' } as const
    const told = async (name: string, number: string) => {
      const { id } = await app.member(name)
      await messaging.recordConsent({ ...given, memberId: id, number })
      expect([await messaging.isConfirmingNumber(id), await messaging.consentsOf(id)]).toEqual([true, {}])
      return (await messaging.listNotifications(id, 9, undefined)).map(({ title }) => title)
    }
    expect(await told('Una', '(310) 555-0189')).toEqual(['Confirm your mobile number'])
    for (const [name, number] of [
      ['Eli', '12'],
      ['Gia', '(310) 555-0188'],
    ] as const)
      expect(await told(name, number)).toEqual([])
    const gia = await app.member('Gia')
    expect((await agree(gia, '310 555 0188')).code).toBe('number-stopped')
  })
})

describe('a code', () => {
  const asked = async (app: TestApp, number: string) => {
    const { id: memberId } = await app.member('Mia')
    await app.modules.messaging.choosePreference(memberId, { channel: 'sms', given: true, number })
    const { id = '' } = (await numberConfirmationsInDatabase(app.database).latestOf(memberId)) ?? {}
    return () => app.modules.messaging.textCode({ memberId, id })
  }

  it('is texted while it is good, tried again where the provider is away, and in no outbox', async () => {
    const peers = await openWithPeers('postgresql')
    const { app, twilio } = peers
    const first = await asked(app, '310 555 0142')
    app.clock.advance({ seconds: 1 })
    const second = await asked(app, '310 555 0142')
    await first()
    expect(twilio.received, 'asked for again').toEqual([])
    twilio.otherwise = { status: 503, code: 20503 }
    await expect(second()).rejects.toThrow('A code did not leave')
    twilio.otherwise = undefined
    await second()
    expect(twilio.received).toHaveLength(2)
    expect(twilio.received[1]).toMatchObject({
      to: '+13105550142',
      body: expect.stringMatching(/\d{6} is your code/),
    })
    await confirmNumber(app, (await app.member('Mia')).id)
    await second()
    const third = await asked(app, '310 555 0199')
    app.clock.advance({ minutes: 16 })
    await third()
    expect(twilio.received, 'confirmed, or too old').toHaveLength(2)
    await peers.stop()
  })

  it('is not offered where no texts are sent', async () => {
    const app = await openTestApp({ database: 'postgresql' })
    await expect(asked(app, '310 555 0142')).rejects.toMatchObject({ code: 'texts-not-offered' })
    await app.stop()
  })

  it('fits one segment of GSM-7', () => {
    expect(codeText('Aurora Medical Aesthetics', '123456').length).toBeLessThanOrEqual(160)
    expect(codeText('Velora', '123456')).toMatch(/^[\x20-\x7e]*$/)
  })
})
