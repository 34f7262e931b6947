import { getCurrentUserUrl } from '#api/accounts/accounts.ts'
import { getListNotificationsUrl } from '#api/notifications/notifications.ts'
import { getListPatientsUrl } from '#api/patients/patients.ts'
import { getListEntriesUrl } from '#api/points/points.ts'
import { getListGoalsUrl, getListVouchersUrl, getMeasureProgressUrl } from '#api/rewards/rewards.ts'
import type {
  GoalProgress,
  Notification,
  Patient,
  PointsGoal,
  PointsTransaction,
  User,
  Voucher,
} from '#api/schemas/index.ts'

/** Requests another response from the same server, so that the changed responses agree with each other. */
export type Ask = (path: string) => Promise<unknown>

type Change = readonly [path: string, change: (answer: never, ask: Ask) => unknown]

/** A person, as fields of the API contract. Every response about that person is changed to match. */
export type Persona = {
  readonly user?: Partial<User>
  readonly patient?: Partial<Patient>
  readonly hasPast?: boolean
  /** Makes every title very long. */
  readonly longTitles?: boolean
}

const longTitle =
  'Rhabarberbarbarabarbarbaren-Gesichtsbehandlung for two, with tea and everything that belongs to it'

/** The changes that turn the stories' responses into this person's. */
export function answersOf({
  user = {},
  patient = user,
  hasPast = true,
  longTitles,
}: Persona): readonly Change[] {
  const titled = <Titled extends { title: string }>(one: Titled) =>
    longTitles ? { ...one, title: longTitle } : one
  const kept = <Item>(list: Item[]) => (hasPast ? list : [])
  return [
    [
      getCurrentUserUrl(),
      (told: User): User => {
        const nextReward = user.nextReward === undefined ? told.nextReward : user.nextReward
        return { ...told, ...user, nextReward: nextReward && titled(nextReward) }
      },
    ],
    [getListGoalsUrl(), (goals: PointsGoal[]) => goals.map(titled)],
    [getMeasureProgressUrl(), (told: GoalProgress[], ask) => measured(told, user.pointsBalance, ask)],
    [getListVouchersUrl(), (vouchers: Voucher[]) => kept(vouchers).map(titled)],
    [getListEntriesUrl(), (entries: PointsTransaction[]) => kept(entries)],
    [getListNotificationsUrl(), (notes: Notification[]) => kept(notes)],
    [
      getListPatientsUrl(),
      (patients: Patient[]) => patients.map(each => ({ ...each, ...ofPatient(patient) })),
    ],
  ]
}

/** The patient's fields for the staff's list, which doesn't show the rest of a member. */
const ofPatient = ({ id: _id, ...patient }: Partial<Patient> & Partial<User>): Partial<Patient> => patient

/** Progress as the server would calculate it for that many points. Closed goals stay closed. */
async function measured(told: GoalProgress[], points: number | undefined, ask: Ask): Promise<GoalProgress[]> {
  if (points === undefined) return told
  const goals = (await ask(getListGoalsUrl())) as PointsGoal[]
  return told.map(each => {
    const required = goals.find(({ id }) => id === each.goalId)?.pointsRequired ?? 0
    const pointsMissing = Math.max(0, required - points)
    if (each.state === 'closed') return { ...each, pointsMissing }
    const percent = Math.min(100, Math.floor((100 * points) / Math.max(1, required)))
    const state = pointsMissing === 0 ? 'claimable' : 'not reached'
    return { ...each, state, percent, pointsMissing, isRedeemed: false }
  })
}
