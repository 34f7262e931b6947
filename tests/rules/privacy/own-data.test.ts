import { beforeEach, describe, expect, it } from 'vitest'
import { readHeld } from '../../support/held.ts'
import { browser, mia, openClinic, submission } from './clinic.ts'

let clinic: ReturnType<typeof openClinic>
beforeEach(() => {
  clinic = openClinic()
})

describe('what is held of a member', () => {
  const asJson = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown
  const exported = async (visitorId: string | undefined) => {
    const pieces = await Array.fromAsync(await clinic.privacy.exportPersonalData(mia, visitorId))
    return JSON.parse(pieces.join('')) as { exportedAt: string; holdings: object }
  }

  it('is what each module holds, the intakes, and this browser’s choices and traces', async () => {
    await clinic.privacy.submitIntake(mia, submission())
    await clinic.privacy.recordVisit(browser, { url: '/', referrer: '' })
    expect(await exported(browser)).toEqual({
      exportedAt: clinic.clock.now().toISOString(),
      holdings: asJson({
        loyalty: 'points of mia',
        intake: { intakes: clinic.intakes },
        thisBrowser: { cookieChoices: [], events: [], visits: clinic.visits },
      }),
    })
    expect(await readHeld(clinic.privacy.personalDataOf(mia))).toEqual({ intakes: clinic.intakes })
  })

  it('has no browser where none is known', async () => {
    expect((await exported(undefined)).holdings).not.toHaveProperty('thisBrowser')
  })
})

describe('an account that is deleted', () => {
  it('is forgotten everywhere in one go', async () => {
    await clinic.privacy.deleteAccount(mia, 'right', browser)
    expect(clinic.done).toEqual([
      'begun',
      'traces of mia forgotten',
      'points of mia forgotten',
      'intakes of mia forgotten',
      'analytics and marketing of b1 removed',
      'committed',
    ])
  })

  it('leaves an unknown browser alone', async () => {
    await clinic.privacy.deleteAccount(mia, 'right', undefined)
    expect(clinic.done).toHaveLength(5)
  })

  it.each([
    ['member', 'wrong', 'wrong-password'],
    ['staff', 'right', 'staff-account-stays'],
    ['gone', 'right', 'account-is-gone'],
  ] as const)('by a %s with the %s password is refused: %s', async (who, password, refusal) => {
    clinic.asked.who = who
    await expect(clinic.privacy.deleteAccount(mia, password, browser)).rejects.toMatchObject({
      code: refusal,
    })
    expect(clinic.done).toEqual([])
  })

  it('is forgotten by privacy alone where somebody asks for that', async () => {
    await clinic.privacy.eraseMember(mia)
    expect(clinic.done).toEqual(['intakes of mia forgotten'])
  })
})
