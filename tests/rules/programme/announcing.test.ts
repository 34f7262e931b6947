import { beforeEach, describe, expect, it } from 'vitest'
import { openClinic } from './programme-in-memory.ts'
import { code, reward } from './small-programme.ts'

let clinic: ReturnType<typeof openClinic>

const ids = (from: number, count: number) => Array.from({ length: count }, (_, n) => `m${1000 + from + n}`)
const later = '2026-12-22T00:00'
const announcement = 'The credit takes 600 points.'

beforeEach(async () => {
  clinic = openClinic()
  await clinic.begin()
  await clinic.edit('rewards', () => ({ rewards: [{ ...reward, pointsRequired: 600 }] }))
  await clinic.edit('codes', () => ({ codes: [{ ...code, pointsValue: 1 }] }))
})

const tellAll = async () => {
  let rounds = 0
  while (await clinic.notifyNextMembers()) rounds++
  return rounds
}

describe('what members are told of a publication', () => {
  it('comes when it is decided, once to each whom anything of it touches', async () => {
    Object.assign(clinic.touched, { reward: ids(0, 150), code: ids(100, 150) })
    expect(await clinic.publish({ clinicTime: later, announcement })).toMatchObject({ announcedTo: 250 })
    expect(await tellAll()).toBe(3)
    expect(clinic.told).toEqual(ids(0, 250).map(id => `${id}: ${announcement}`))
  })

  it('ends also where the last hundred is full', async () => {
    Object.assign(clinic.touched, { reward: ids(0, 100) })
    expect(await clinic.publish({ clinicTime: later, announcement })).toMatchObject({ announcedTo: 100 })
    await tellAll()
    expect(clinic.told).toHaveLength(100)
  })

  it('goes to nobody where nobody is touched, nothing is worse, or nobody wished it', async () => {
    expect(await clinic.publish({ clinicTime: later, announcement })).toMatchObject({ announcedTo: 0 })
    await clinic.programme.cancelSchedule()
    Object.assign(clinic.touched, { reward: ids(0, 5) })
    expect(await clinic.publish({ clinicTime: later })).toMatchObject({ announcedTo: null })
    await clinic.programme.cancelSchedule()
    await clinic.edit('rewards', () => ({ rewards: [reward] }))
    await clinic.edit('codes', () => ({ codes: [{ ...code, pointsValue: 9 }] }))
    expect(await clinic.publish({ announcement })).toMatchObject({ announcedTo: null })
    expect(await tellAll()).toBe(0)
  })

  it('goes on where it was published by then, whatever is scheduled and cancelled next', async () => {
    Object.assign(clinic.touched, { reward: ids(0, 150) })
    await clinic.publish({ clinicTime: later, announcement })
    clinic.clock.set('2026-12-22T09:00:00Z')
    await clinic.programme.publishDue()
    await clinic.edit('rewards', () => ({ rewards: [{ ...reward, pointsRequired: 700 }] }))
    await clinic.publish({ clinicTime: '2027-02-01T00:00' })
    await clinic.programme.cancelSchedule()
    await tellAll()
    expect(clinic.told).toHaveLength(150)
  })

  it('stops where the publication is cancelled', async () => {
    Object.assign(clinic.touched, { reward: ids(0, 150) })
    await clinic.publish({ clinicTime: later, announcement })
    await clinic.notifyNextMembers()
    await clinic.programme.cancelSchedule()
    await tellAll()
    expect(clinic.told).toHaveLength(100)
  })
})
