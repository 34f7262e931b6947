import { beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#platform/kernel/ids.ts'
import { provesScan } from '../../../src/modules/loyalty/check-in/scan-proofs.ts'
import { stateOf } from '../../../src/modules/loyalty/check-in/waiting-scans.ts'
import { type Clinic, ines, mia, noor, openClinic } from './clinic.ts'

const code = (name: string) => expect.objectContaining({ code: name })

let clinic: Clinic
let shown: string
let scannedAt: Date

const show = async (at: number) => {
  const { pass } = await clinic.loyalty.startDeskScreen(clinic.codes[at]?.id ?? '', 'Ines')
  return (await clinic.loyalty.showDeskCode(pass)).code
}
const scan = (memberId: string, proof?: string, scanned = shown) =>
  clinic.loyalty.checkIn(memberId, scanned, scannedAt, proof)
const later = () => clinic.clock.advance({ minutes: 5 })
const waiting = async () => (await clinic.loyalty.listScansToConfirm(100, undefined)).scans
const confirm = (scanId: string) => clinic.loyalty.confirmScan({ scanId, actor: ines })
const decline = (scanId: string) => clinic.loyalty.declineScan({ scanId, actor: ines })

beforeEach(async () => {
  clinic = openClinic()
  await clinic.loyalty.seedCheckInCodes()
  shown = await show(0)
  scannedAt = clinic.clock.now()
})

/** Leaves a scan of the member to the desk and gives its id. */
const leave = async (memberId = mia) => {
  later()
  await scan(memberId)
  return (await waiting()).at(-1)?.id ?? ''
}

describe('a proof', () => {
  const windowAt = 1_000 * 30_000

  it.each([
    ['a minute before the code came', windowAt - 60_000, true],
    ['earlier than that', windowAt - 60_001, false],
    ['when the code came', windowAt, true],
    ['at the last moment at which the code was taken', windowAt + 59_999, true],
    ['when it no longer was', windowAt + 60_000, false],
  ])('of %s', (_when, provedAtMs, proves) => {
    expect(provesScan(provedAtMs, 1_000)).toBe(proves)
  })
})

describe('a scan that was sent late', () => {
  it('counts by itself with a proof of its time', async () => {
    const proof = await clinic.loyalty.issueScanProof(mia)
    later()
    expect(await scan(mia, proof)).toMatchObject({ pointsEarned: 5, waitsForDesk: false })
    expect(await waiting()).toEqual([])
  })

  it('waits for the desk without one, whatever time the phone says', async () => {
    later()
    expect(await scan(mia)).toMatchObject({ pointsEarned: 0, balance: 0, waitsForDesk: true })
    expect(clinic.ledger.entries).toEqual([])
    expect(await waiting()).toMatchObject([
      { patient: 'Mia Hart', description: 'Daily Spa Visit', pointsValue: 5, scannedAt },
    ])
    expect(await clinic.loyalty.listScansToConfirm(1, undefined)).toMatchObject({ total: 1 })
    expect(await clinic.loyalty.listOwnWaitingScans(mia)).toMatchObject([
      {
        description: 'Daily Spa Visit',
        scannedAt,
        until: new Date(scannedAt.getTime() + 24 * 3_600_000),
      },
    ])
    expect(await clinic.loyalty.listOwnWaitingScans(noor)).toEqual([])
  })

  it('waits with a proof that is somebody else’s, made up, used, replaced, or of another time', async () => {
    const hers = await clinic.loyalty.issueScanProof(noor)
    const replaced = await clinic.loyalty.issueScanProof(mia)
    const latest = await clinic.loyalty.issueScanProof(mia)
    later()
    const afterwards = await clinic.loyalty.issueScanProof(noor)
    for (const proof of [hers, replaced, latest.replace('signature', 'forgery'), shown, 'anything'])
      expect(await scan(mia, proof)).toMatchObject({ waitsForDesk: true })
    expect(await scan(noor, afterwards)).toMatchObject({ waitsForDesk: true })
    clinic.scans.length = 0
    expect(await scan(mia, latest)).toMatchObject({ pointsEarned: 5 })
  })

  it('uses its proof up', async () => {
    const other = await show(1)
    const proof = await clinic.loyalty.issueScanProof(mia)
    later()
    await scan(mia, proof)
    expect(await scan(mia, proof, other)).toMatchObject({ waitsForDesk: true })
  })

  it('waits once, however often it is sent', async () => {
    later()
    await scan(mia)
    await scan(mia)
    expect(await waiting()).toHaveLength(1)
  })

  it('does not wait for what is counted already', async () => {
    await scan(mia)
    later()
    await expect(scan(mia)).rejects.toEqual(code('already-checked-in'))
  })

  it('is one of five at most', async () => {
    for (let n = 0; n < 6; n++)
      clinic.codes.push({
        id: newId(),
        code: `C${n}`,
        description: `Code ${n}`,
        pointsValue: 5,
        placeId: null,
        isActive: true,
        replaced: null,
        programmeVersion: null,
      })
    const codes = await Promise.all([0, 1, 2, 3, 4, 5].map(show))
    later()
    for (const each of codes.slice(0, 5)) await scan(mia, undefined, each)
    await expect(scan(mia, undefined, codes[5])).rejects.toEqual(code('too-many-waiting-scans'))
    expect(await scan(mia, undefined, codes[0])).toMatchObject({ waitsForDesk: true })
    expect(await scan(noor, undefined, codes[5])).toMatchObject({ waitsForDesk: true })
  })
})

describe('the desk', () => {
  it('confirms a scan for its own day, and the member is told', async () => {
    const id = await leave()
    clinic.clock.advance({ hours: 14 })
    expect(await confirm(id)).toEqual({ memberId: mia, patient: 'Mia Hart', points: 5 })
    expect(clinic.ledger.entries).toMatchObject([
      {
        amount: 5,
        kind: 'check-in',
        reason: 'Check-in: Daily Spa Visit (sent later)',
        reference: `check-in:${clinic.codes[0]?.id}:2026-11-21`,
        actor: 'member',
        at: scannedAt,
      },
    ])
    expect(clinic.notifications).toMatchObject([
      {
        memberId: mia,
        title: 'Check-in confirmed',
        message: 'You earned 5 points for your visit on Saturday, November 21.',
        type: 'POINTS_EARNED',
      },
    ])
    expect(await waiting()).toEqual([])
    await expect(scan(mia)).rejects.toEqual(code('scan-too-old'))
  })

  it('confirms it once, also when the clinic’s clock shows another day for it by then', async () => {
    const id = await leave()
    Object.assign(clinic.scans[0] ?? {}, { reference: 'check-in:of the day before' })
    await confirm(id)
    expect(clinic.ledger.entries).toMatchObject([{ reference: 'check-in:of the day before', amount: 5 }])
  })

  it('declines a scan, which then can’t be sent again', async () => {
    const id = await leave()
    expect(await decline(id)).toEqual({ memberId: mia, patient: 'Mia Hart', points: 0 })
    expect(clinic.ledger.entries).toEqual([])
    expect(clinic.notifications).toMatchObject([{ title: 'Check-in not confirmed', type: 'GENERAL' }])
    await expect(scan(mia)).rejects.toEqual(code('scan-declined'))
  })

  it('decides once', async () => {
    const [first, second] = [await leave(), await leave(noor)]
    await confirm(first)
    await decline(second)
    for (const [id, verdict] of [
      [first, 'confirmed'],
      [second, 'declined'],
    ] as const)
      for (const decide of [confirm, decline])
        await expect(decide(id)).rejects.toThrow(`This scan was ${verdict} already.`)
    expect(clinic.ledger.entries).toHaveLength(1)
  })

  it('has nothing to confirm once the member has checked in otherwise', async () => {
    const id = await leave()
    await clinic.loyalty.checkIn(mia, clinic.codes[0]?.code ?? '')
    expect(await waiting()).toEqual([])
    expect(await clinic.loyalty.listOwnWaitingScans(mia)).toEqual([])
    expect(await confirm(id)).toMatchObject({ points: 0 })
    expect(clinic.ledger.entries).toHaveLength(1)
    expect(clinic.notifications).toEqual([])
  })

  it('can confirm it for 24 hours, over midnight as well', async () => {
    const [early, late] = [await leave(), await leave(noor)]
    clinic.clock.set(new Date(scannedAt.getTime() + 24 * 3_600_000 - 1).toISOString())
    expect(await waiting()).toHaveLength(2)
    await confirm(early)
    clinic.clock.advance({ seconds: 1 })
    expect(await waiting()).toEqual([])
    await expect(confirm(late)).rejects.toEqual(code('waiting-scan-expired'))
    await expect(decline(late)).rejects.toEqual(code('waiting-scan-expired'))
  })

  it('knows no other scans, and none of somebody who left', async () => {
    await expect(confirm(newId())).rejects.toEqual(code('unknown-waiting-scan'))
    const id = await leave('gone')
    await expect(confirm(id)).rejects.toEqual(code('patient-gone'))
  })

  it('reads on from where a part of the list ended', async () => {
    const [first, second] = [await leave(), await leave(noor)]
    const listed = await clinic.loyalty.listScansToConfirm(1, undefined)
    expect(listed.scans.map(({ id }) => id)).toEqual([first])
    const next = await clinic.loyalty.listScansToConfirm(1, first)
    expect(next.scans.map(({ id }) => id)).toEqual([second])
    expect([listed.total, next.total]).toEqual([2, 2])
  })
})

describe('what is held of a member', () => {
  it('tells how each scan ended, and goes with the member', async () => {
    const id = await leave()
    const held = async () => (await clinic.loyalty.personalDataOf(mia)) as { scansForTheDesk: unknown[] }
    expect(await held()).toMatchObject({
      scansForTheDesk: [{ code: 'Daily Spa Visit', scannedAt, status: 'waiting', decidedAt: null }],
    })
    await confirm(id)
    expect(await held()).toMatchObject({
      scansForTheDesk: [{ status: 'confirmed', decidedAt: clinic.clock.now() }],
    })
    expect(JSON.stringify(await held())).not.toContain(ines)
    await clinic.loyalty.eraseMember(mia)
    expect(await held()).toMatchObject({ scansForTheDesk: [] })
  })

  it('calls a scan expired that nobody decided in time', async () => {
    await leave()
    const [scan] = clinic.scans
    if (!scan) throw new Error('No scan waits.')
    const until = new Date(scannedAt.getTime() + 24 * 3_600_000)
    expect(stateOf(scan, new Date(until.getTime() - 1))).toBe('waiting')
    expect(stateOf(scan, until)).toBe('expired')
    expect(stateOf({ ...scan, status: 'declined' }, until)).toBe('declined')
  })
})
