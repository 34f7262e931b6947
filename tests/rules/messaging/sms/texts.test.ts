import { beforeEach, describe, expect, it } from 'vitest'
import { type Clinic, mia, noor, number, openClinic } from '../clinic.ts'

let clinic: Clinic
beforeEach(() => {
  clinic = openClinic()
})

describe('a text from a phone', () => {
  const text = (body: string, more: Record<string, string> = {}) =>
    clinic.messaging.receiveText({
      signature: 'signed',
      path: '/',
      fields: { From: number, Body: body, ...more },
    })

  it.each(['STOP', ' stop\n', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT'])(
    '“%s” ends texts to the number and takes the consent back',
    async word => {
      clinic.decided(mia)
      expect(await text(word)).toBe(
        'You won’t get texts from Velora any more. Reply START to get them again.',
      )
      expect([...clinic.stopped]).toEqual([[number, word.trim().toUpperCase()]])
      expect(clinic.consents[0]).toEqual({
        memberId: mia,
        channel: 'sms',
        given: false,
        number: null,
        wording: 'sms-keyword-1',
        source: 'text message',
        at: clinic.clock.now(),
      })
    },
  )

  it.each(['START', 'yes', 'UNSTOP'])('“%s” takes a STOP back', async word => {
    clinic.decided(mia)
    await text('STOP')
    expect(await text(word)).toBe('You get texts from Velora again. Reply STOP to end them, HELP for help.')
    expect(clinic.stopped.size).toBe(0)
    expect(clinic.consents[0]).toMatchObject({ given: true, number, source: 'text message' })
  })

  it('START is no consent where there was no STOP', async () => {
    clinic.decided(mia)
    clinic.decided(mia, { given: false, number: null, source: 'preferences' })
    await text('START')
    expect(clinic.consents).toHaveLength(2)
    clinic.decided(noor)
    await text('START')
    expect(clinic.consents).toHaveLength(3)
  })

  it('STOP changes nothing for who agreed with another number since, or said no', async () => {
    clinic.decided(mia)
    clinic.decided(mia, { number: '+13105550199' })
    clinic.decided(noor)
    clinic.decided(noor, { given: false, number: null })
    await text('STOP')
    expect(clinic.consents).toHaveLength(4)
    expect(clinic.stopped.size).toBe(1)
  })

  it.each(['HELP', 'info'])('“%s” says who writes', async word => {
    expect(await text(word)).toBe(
      'Velora: offers and news for members who asked for them. Message and data rates may apply. Reply STOP to end them.',
    )
    expect(clinic.stopped.size).toBe(0)
  })

  it('with other words has no answer', async () => {
    expect(await text('Thanks!')).toBeUndefined()
    expect([clinic.stopped.size, clinic.consents.length]).toEqual([0, 0])
  })

  it('that the provider answered already is only noted', async () => {
    clinic.decided(mia)
    expect(await text('no more please', { OptOutType: 'STOP' })).toBeUndefined()
    expect(clinic.stopped.get(number)).toBe('STOP')
  })

  it('must be signed by the provider', async () => {
    const forged = { signature: 'x', path: '/', fields: { From: number, Body: 'STOP' } }
    await expect(clinic.messaging.receiveText(forged)).rejects.toMatchObject({ code: 'forged-call' })
    await expect(clinic.messaging.receiveReport({ campaignId: 'c', id: 'd' }, forged)).rejects.toMatchObject({
      code: 'forged-call',
    })
    expect(clinic.stopped.size).toBe(0)
  })
})

describe('a report about a text', () => {
  const report = (fields: Record<string, string>) =>
    clinic.messaging.receiveReport({ campaignId: 'c', id: 'd' }, { signature: 'signed', path: '/', fields })

  it.each(['sent', 'delivered', 'undelivered', 'failed'])('“%s” is noted', async status => {
    await report({ MessageStatus: status, To: number })
    expect(clinic.reported).toEqual([
      { campaignId: 'c', id: 'd', report: status, failure: null, at: clinic.clock.now() },
    ])
    expect(clinic.stopped.size).toBe(0)
  })

  it('names the provider’s error, and ends texts to a number that wants none', async () => {
    await report({ MessageStatus: 'failed', ErrorCode: '30005', To: number })
    expect(clinic.reported).toMatchObject([{ failure: 'Twilio 30005' }])
    expect(clinic.stopped.size).toBe(0)
    await report({ MessageStatus: 'failed', ErrorCode: '21610', To: number })
    expect([...clinic.stopped]).toEqual([[number, '21610']])
    await report({ ErrorCode: '21610' })
    expect(clinic.stopped.size).toBe(1)
  })

  it('of another kind is not noted', async () => {
    await report({ MessageStatus: 'queued' })
    await report({})
    expect(clinic.reported).toEqual([])
  })
})
