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

/** Asks for another answer of the same server, so that what is changed in one agrees with what is changed in the others. */
export type Ask = (path: string) => Promise<unknown>

type Change = readonly [path: string, change: (answer: never, ask: Ask) => unknown]

/** Who somebody is, in the words of the contract; each answer that speaks of it is changed to agree. */
export type Persona = {
  readonly user?: Partial<User>
  readonly patient?: Partial<Patient>
  readonly hasPast?: boolean
  /** Makes each title as long as people write them. */
  readonly longTitles?: boolean
}

const longTitle =
  'Rhabarberbarbarabarbarbaren-Gesichtsbehandlung for two, with tea and everything that belongs to it'

/** The changes that make the stories' answers speak of this person. */
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

/** What a patient is called and has; the rest of a member is not the staff's list's. */
const ofPatient = ({ id: _id, ...patient }: Partial<Patient> & Partial<User>): Partial<Patient> => patient

/** As the server would measure it for that many points; what is claimed or closed stays. */
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
