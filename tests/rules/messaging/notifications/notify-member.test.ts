import { beforeEach, describe, expect, it } from 'vitest'
import { type Clinic, mia, openClinic } from '../clinic.ts'

let clinic: Clinic
beforeEach(() => {
  clinic = openClinic()
})

describe('what a member is told', () => {
  const tell = (type: Parameters<Clinic['messaging']['notifyMember']>[1]['type']) =>
    clinic.messaging.notifyMember(mia, { title: 'Points', message: 'You earned 5.', type })

  it('stands in the app', async () => {
    await tell('GENERAL')
    expect(await clinic.messaging.listNotifications(mia, 10, undefined)).toEqual([
      {
        id: expect.any(String),
        title: 'Points',
        message: 'You earned 5.',
        type: 'GENERAL',
        isRead: false,
        createdAt: clinic.clock.now(),
      },
    ])
    expect(await clinic.messaging.countNotifications(mia)).toBe(1)
  })

  it.each([
    ['POINTS_EARNED', 1],
    ['REWARD_AVAILABLE', 1],
    ['GENERAL', 1],
    ['PROMOTION', 0],
    ['BIRTHDAY', 0],
  ] as const)('as %s is left to be pushed %i times', async (type, times) => {
    await tell(type)
    expect(clinic.waiting.pushes).toHaveLength(times)
  })

  it('waits for the end of the quiet hours where it is not urgent', async () => {
    const message = { title: 'What changes', message: 'From June on.', type: 'GENERAL' } as const
    await clinic.messaging.notifyMember(mia, message, { isUrgent: false })
    clinic.clock.set('2026-11-23T06:00:00Z')
    await clinic.messaging.notifyMember(mia, message)
    await clinic.messaging.notifyMember(mia, message, { isUrgent: false })
    const times = clinic.waiting.pushes.map(push => ('notBefore' in push ? push.notBefore : 'at once'))
    expect(times).toEqual(['at once', 'at once', new Date('2026-11-23T17:00:00Z')])
    expect(await clinic.messaging.countNotifications(mia)).toBe(3)
  })

  it('is pushed under its own tag to who wants pushes', async () => {
    await tell('GENERAL')
    const [waiting] = clinic.waiting.pushes
    if (!waiting) throw new Error('Nothing waits.')
    expect(waiting).toMatchObject({ memberId: mia, title: 'Points', message: 'You earned 5.' })
    await clinic.messaging.pushNotification(waiting)
    expect(clinic.carried.pushes).toEqual([])
    await clinic.subscribe(mia, 'phone')
    await clinic.messaging.pushNotification(waiting)
    expect(clinic.carried.pushes[0]?.[1]).toEqual({
      title: 'Points',
      message: 'You earned 5.',
      url: '/',
      tag: `notification:${waiting.id}`,
    })
    clinic.answers.push = () => ({ outcome: 'failed', temporary: true, reason: '503' })
    await expect(clinic.messaging.pushNotification(waiting)).rejects.toMatchObject({
      message: expect.stringContaining('A message was not pushed: 503'),
    })
    clinic.answers.push = () => ({ outcome: 'failed', temporary: false, reason: '413' })
    await clinic.messaging.pushNotification(waiting)
  })

  it('is not pushed to who said no, whatever they said about mail', async () => {
    await clinic.subscribe(mia, 'phone')
    const said = { wording: 'w', source: 's', number: null, at: new Date(), memberId: mia }
    clinic.consents.unshift(
      { ...said, channel: 'push', given: false },
      { ...said, channel: 'email', given: true },
    )
    await clinic.messaging.pushNotification({ memberId: mia, id: '1', title: 'T', message: 'M' })
    expect(clinic.carried.pushes).toEqual([])
  })

  it('is read up to what was seen', async () => {
    await tell('GENERAL')
    clinic.clock.advance({ seconds: 1 })
    await tell('GENERAL')
    const [, older] = await clinic.messaging.listNotifications(mia, 10, undefined)
    await clinic.messaging.readNotifications(mia, older?.id)
    const read = (await clinic.messaging.listNotifications(mia, 10, undefined)).map(({ isRead }) => isRead)
    expect(read).toEqual([false, true])
  })
})
