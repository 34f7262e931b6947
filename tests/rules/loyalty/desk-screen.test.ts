import { beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#platform/kernel/ids.ts'
import { readSigned } from '../../../src/modules/loyalty/check-in/check-in-codes.ts'
import { type Clinic, mia, noor, openClinic } from './clinic.ts'

let clinic: Clinic
let welcome: Clinic['codes'][number]
const start = () => clinic.loyalty.startDeskScreen(welcome.id, 'Ines')
const code = (expected: string) => ({ code: expected })

beforeEach(async () => {
  clinic = openClinic()
  await clinic.loyalty.seedCheckInCodes()
  welcome = clinic.codes[1] as Clinic['codes'][number]
})

describe('a desk screen', () => {
  it('shows a code of its own for each half minute, and says when the next one comes', async () => {
    const { pass, until } = await start()
    expect(until).toEqual(new Date('2026-11-22T10:00:00Z'))
    clinic.clock.advance({ seconds: 20 })
    const shown = await clinic.loyalty.showDeskCode(pass)
    expect(shown).toMatchObject({ description: 'Welcome', pointsValue: 5, renewInMs: 10_000 })
    clinic.clock.advance({ seconds: 9 })
    expect((await clinic.loyalty.showDeskCode(pass)).code).toBe(shown.code)
    clinic.clock.advance({ seconds: 1 })
    const next = await clinic.loyalty.showDeskCode(pass)
    expect(next.code).not.toBe(shown.code)
    expect(next.renewInMs).toBe(30_000)
  })

  it('is listed with what it shows while it runs, the latest first', async () => {
    await start()
    clinic.clock.advance({ minutes: 1 })
    await clinic.loyalty.startDeskScreen(clinic.codes[2]?.id ?? '', 'Olga')
    const listed = await clinic.loyalty.listDeskScreens()
    expect(listed.map(({ startedBy, description }) => [startedBy, description])).toEqual([
      ['Olga', 'VIP Lounge'],
      ['Ines', 'Welcome'],
    ])
    clinic.codes.splice(1, 1)
    expect((await clinic.loyalty.listDeskScreens())[1]).toMatchObject({ description: '' })
    clinic.clock.advance({ hours: 16 })
    expect(await clinic.loyalty.listDeskScreens()).toEqual([])
  })

  it('ends after 16 hours', async () => {
    const { pass } = await start()
    clinic.clock.advance({ hours: 15, minutes: 59, seconds: 59 })
    await clinic.loyalty.showDeskCode(pass)
    clinic.clock.advance({ seconds: 1 })
    await expect(clinic.loyalty.showDeskCode(pass)).rejects.toMatchObject(code('desk-screen-ended'))
  })

  it('is ended by the staff, once', async () => {
    const { pass } = await start()
    const [screen] = await clinic.loyalty.listDeskScreens()
    await clinic.loyalty.endDeskScreen({ id: screen?.id ?? '' })
    await expect(clinic.loyalty.showDeskCode(pass)).rejects.toMatchObject(code('desk-screen-ended'))
    await expect(clinic.loyalty.endDeskScreen({ id: screen?.id ?? '' })).rejects.toMatchObject(
      code('unknown-desk-screen'),
    )
  })

  it('ends itself by its pass, once', async () => {
    const { pass } = await start()
    await clinic.loyalty.endDeskScreen({ pass })
    expect(await clinic.loyalty.listDeskScreens()).toEqual([])
    await expect(clinic.loyalty.endDeskScreen({ pass })).rejects.toMatchObject(code('desk-screen-ended'))
  })

  it('needs a code that is in use, from its start to its end', async () => {
    await expect(clinic.loyalty.startDeskScreen(newId(), 'Ines')).rejects.toMatchObject(
      code('no-code-to-show'),
    )
    const { pass } = await start()
    clinic.codes[1] = { ...welcome, isActive: false }
    await expect(start()).rejects.toMatchObject(code('no-code-to-show'))
    await expect(clinic.loyalty.showDeskCode(pass)).rejects.toMatchObject(code('no-code-to-show'))
  })

  it('takes no pass that was made up, changed or is a code', async () => {
    const { pass } = await start()
    const { code: shown } = await clinic.loyalty.showDeskCode(pass)
    for (const wrong of ['', `${pass}x`, pass.replace('signature', 'forgery'), shown]) {
      await expect(clinic.loyalty.showDeskCode(wrong)).rejects.toMatchObject(code('desk-screen-ended'))
      await expect(clinic.loyalty.endDeskScreen({ pass: wrong })).rejects.toMatchObject(
        code('desk-screen-ended'),
      )
    }
  })
})

describe('a code from the screen', () => {
  let shown: string
  beforeEach(async () => {
    const { pass } = await start()
    shown = (await clinic.loyalty.showDeskCode(pass)).code
  })

  it('counts in its half minute and in the one after it', async () => {
    clinic.clock.advance({ seconds: 59 })
    await clinic.loyalty.checkIn(mia, shown)
    expect(clinic.ledger.entries[0]).toMatchObject({
      reason: 'Check-in: Welcome',
      reference: `check-in:${welcome.id}:2026-11-21`,
      at: clinic.clock.now(),
    })
    clinic.clock.advance({ seconds: 1 })
    await expect(clinic.loyalty.checkIn(noor, shown)).rejects.toMatchObject(code('changed-desk-code'))
  })

  it('counts later for who scanned it in time, and the entry says so', async () => {
    const scannedAt = clinic.clock.now()
    const proof = await clinic.loyalty.issueScanProof(mia)
    clinic.clock.advance({ minutes: 10 })
    await clinic.loyalty.checkIn(mia, shown, scannedAt, proof)
    expect(clinic.ledger.entries[0]).toMatchObject({
      reason: 'Check-in: Welcome (sent later)',
      at: scannedAt,
    })
  })

  it('counts now where the phone’s clock is wrong but the screen shows it still', async () => {
    await clinic.loyalty.checkIn(mia, shown, new Date(clinic.clock.now().getTime() - 600_000))
    expect(clinic.ledger.entries[0]).toMatchObject({ reason: 'Check-in: Welcome', at: clinic.clock.now() })
  })

  it('is unknown with another signature, as a pass, and for a code that there is not', async () => {
    const { pass } = await start()
    const another = shown.replace(welcome.id, newId())
    for (const wrong of [shown.replace('signature', 'forgery'), pass, another])
      await expect(clinic.loyalty.checkIn(mia, wrong)).rejects.toMatchObject(code('unknown-check-in-code'))
    expect(clinic.ledger.entries).toEqual([])
  })

  it('is no pass, even of a screen with the code’s own id', async () => {
    const text = shown.replace(/^desk:/, 'desk-screen:').replace(/:[^:]*$/, '')
    const pass = `${text}:signature-of-${text.replaceAll(/\W/g, '_')}`
    await expect(clinic.loyalty.checkIn(mia, pass)).rejects.toMatchObject(code('unknown-check-in-code'))
  })

  it('counts where printed codes don’t', async () => {
    const strict = openClinic({ printedCodesCount: false })
    const [first] = await strict.loyalty.seedCheckInCodes()
    const { pass } = await strict.loyalty.startDeskScreen(first?.id ?? '', 'Ines')
    const { code } = await strict.loyalty.showDeskCode(pass)
    expect(await strict.loyalty.checkIn(mia, code)).toMatchObject({ pointsEarned: 5 })
  })
})

describe('what is signed', () => {
  const id = '0193a2f0-0000-7000-8000-000000000001'
  const signature = 'a-signature-of-20-letters'

  it('is taken apart', () => {
    expect(readSigned(`desk:${id}:59000000:${signature}`)).toEqual({
      kind: 'desk',
      id,
      number: 59_000_000,
      text: `desk:${id}:59000000`,
      signature,
    })
    expect(readSigned(`desk-screen:${id}:1:${signature}`)).toMatchObject({ kind: 'desk-screen', number: 1 })
  })

  it.each([
    `VELORA-ABCDEFGHJKMN`,
    `x desk:${id}:1:${signature}`,
    `desk:${id}:1:${signature} x`,
    `desk:${id.slice(1)}:1:${signature}`,
    `desk:${id}::${signature}`,
    `desk:${id}:x:${signature}`,
    `desk:${id}:1:too-short`,
    `door:${id}:1:${signature}`,
  ])('is nothing in %s', scanned => {
    expect(readSigned(scanned)).toBeUndefined()
  })
})
