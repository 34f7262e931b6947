import type { Dice } from '../../support/dice.ts'
import { dayNumber, hourMs, instantOf, minuteMs } from './calendar.ts'
import {
  checkInAtScreen,
  checkInOnPaper,
  claimReward,
  foreignPage,
  unusualInput,
} from './check-in-operations.ts'
import {
  adjustPoints,
  awardTreatment,
  decideRequest,
  decideWaitingScan,
  sendOffer,
  takeVoucherBack,
  undoOneAward,
  useVoucher,
} from './desk-operations.ts'
import {
  askForPoints,
  choosePreference,
  handInIntake,
  joinProgram,
  leaveProgram,
  leaveWithWrongPassword,
  sendCodeBack,
  setUpDevice,
  signInWrongly,
  writeDiary,
} from './member-operations.ts'
import { type Maker, percent } from './operation.ts'
import type { Person } from './people.ts'

/** How often members and staff do what, in relation to each other. */
const habits: readonly (readonly [number, Maker])[] = [
  [24, checkInOnPaper],
  [10, checkInAtScreen],
  [16, awardTreatment],
  [9, claimReward],
  [8, askForPoints],
  [10, decideRequest],
  [4, decideWaitingScan],
  [6, writeDiary],
  [6, useVoucher],
  [3, takeVoucherBack],
  [4, undoOneAward],
  [4, adjustPoints],
  [4, choosePreference],
  [1, sendCodeBack],
  [3, handInIntake],
  [2, setUpDevice],
  [2, sendOffer],
  [3, unusualInput],
  [1, foreignPage],
  [1, signInWrongly],
  [1, leaveWithWrongPassword],
  [0.5, leaveProgram],
]

const drawn = habits.flatMap(([weight, maker]) => Array.from({ length: weight * 2 }, () => maker))

/** What may go on while another operation of the same member is held up. */
const meanwhile: readonly Maker[] = [
  checkInOnPaper,
  awardTreatment,
  adjustPoints,
  claimReward,
  decideWaitingScan,
  undoOneAward,
  useVoucher,
]

export const drawOperation = (dice: Dice): Maker => dice.oneOf(drawn)
export const drawMeanwhile = (dice: Dice): Maker => dice.oneOf(meanwhile)

/** Something that is to happen at an instant. */
export interface Due {
  readonly at: number
  readonly person: Person
  readonly make: Maker
}

const opening = 9 * hourMs
const openMs = 11 * hourMs

/** What everybody does on a day, in the order of time. Who is no member joins, sooner or later. */
export function planDay(dice: Dice, everybody: readonly Person[], day: number, date: string): readonly Due[] {
  const midnight = instantOf(date, '00:00')
  const nextMidnight = instantOf(dayNumber(date, 1), '00:00')
  const due: Due[] = []
  const isBurst = dice.below(7) === 0
  for (const person of everybody) {
    if (person.from > day) continue
    const { isMember, entries } = person.state
    if (!isMember) {
      const comesNow = person.from === day || percent(dice, 15)
      if (comesNow)
        due.push({ at: midnight + 8 * hourMs + dice.below(45) * minuteMs, person, make: joinProgram })
      if (!comesNow || entries > 0) continue
    }
    const count = dice.oneOf([0, 0, 0, 0, 1, 1, 1, 2, 4])
    for (let n = 0; n < count; n++)
      due.push({
        at: midnight + opening + dice.below(openMs / 1_000) * 1_000,
        person,
        make: drawOperation(dice),
      })
    if (isBurst && dice.below(8) === 0)
      for (const at of [nextMidnight - 1_000 - dice.below(20) * 1_000, nextMidnight - 1, nextMidnight])
        due.push({ at, person, make: checkInOnPaper })
  }
  return due.sort((a, b) => a.at - b.at)
}
