import { diceFrom } from '../../support/dice.ts'
import { checkAll, takeWorkTurn, workTimes } from './background.ts'
import { drawMeanwhile, planDay } from './behaviour.ts'
import { dayNumber, firstDay, hourMs, instantOf, minuteMs, virtualClock } from './calendar.ts'
import { type OrderedCampaign, orderCampaign, resumeLateCampaigns } from './campaigns.ts'
import { type Clinic, openClinic } from './clinic.ts'
import { type RequestFault, requestFaults } from './faults.ts'
import { invariantsOfAll, invariantsOfMember } from './invariants.ts'
import { joinProgram, sendCodeBack } from './member-operations.ts'
import type { Maker, Operation, Scene } from './operation.ts'
import { percent } from './operation.ts'
import { type Person, people, signIn } from './people.ts'
import { perform } from './perform.ts'
import { hireAndLetGo } from './staffing.ts'
import type { Store } from './store.ts'
import { Divergence, openTrace, Tally } from './trace.ts'

export interface SimulationOptions {
  readonly seed: number
  readonly members: number
  readonly days: number
  readonly store: Store
  /** Hears of each virtual week. */
  readonly onWeek?: (line: string) => void
  /** Hears of each step, as it stands in the trace. */
  readonly onStep?: (line: string) => void
  /** Harms the product or its database before a day begins, to see that it is found. */
  readonly harm?: (clinic: Clinic, day: number) => Promise<void>
}

export interface SimulationResult {
  readonly memberDays: number
  readonly operations: Tally
  readonly faults: Tally
  readonly invariants: number
  readonly hash: string
}

const stepsBack = [-5, -45, -90, 20, 120].map(minutes => minutes * minuteMs)

/** The whole program over virtual days; the same seed does the same. Throws a `Divergence` with the first finding. */
export async function simulate(options: SimulationOptions): Promise<SimulationResult> {
  const { seed, members, days, store } = options
  // Neighbouring seeds begin with alike throws.
  const dice = diceFrom(Math.imul(seed + 1, 0x9e3779b1))
  const first = firstDay(dice, days)
  const clock = virtualClock()
  clock.moveTo(instantOf(first, '00:00'))
  const everybody = people(dice, members, Math.ceil(days / 10))
  const clinic = await openClinic(store, clock)
  const trace = openTrace(options.onStep)
  const [operations, faults] = [new Tally(), new Tally()]
  const campaigns: OrderedCampaign[] = []
  let [step, memberDays, invariants, deaths, wasTroubled] = [0, 0, 0, 0, false]

  const act = async (person: Person, make: Maker, isOff: boolean) => {
    step++
    const at = clock.now().getTime()
    const scene: Scene = { clinic, dice, person, step, at }
    const operation = await ready(scene, make).catch(error => {
      throw new Divergence(step, [(error as Error).message], person.story)
    })
    if (!operation) return
    const fault = drawFault(scene, operation)
    const meanwhile = fault === 'delayed' ? await companion(scene, operation) : undefined
    const deathAt = 1 + dice.below(9)
    const wanted = fault === 'delayed' && !meanwhile ? undefined : fault
    const happened = meanwhile ? ` while ${meanwhile.words}` : ''
    const words = `${step} ${new Date(at).toISOString()} ${person.name} ${operation.words}${wanted ? ` (${wanted}${happened})` : ''}`
    person.story.push(words)
    if (person.story.length > 12) person.story.shift()
    const said = await perform(clinic, { step, operation, fault: wanted, meanwhile, deathAt })
    person.story[person.story.length - 1] = `${words}: ${said}`
    trace.add(`${words}: ${said}`)
    operations.add(operation.kind)
    if (meanwhile) operations.add(meanwhile.kind)
    if (wanted) faults.add(wanted)
    if (isOff) faults.add('clock off')
    invariants += invariantsOfMember
  }
  const drawFault = (
    { clinic: { store: where } }: Scene,
    { isRepeatable }: Operation,
  ): RequestFault | undefined => {
    if (!percent(dice, 14)) return undefined
    const fault = dice.oneOf(requestFaults)
    const isRare = fault === 'killed' && (dice.below(6) > 0 || deaths > memberDays / 250 + 2)
    if (isRare || (!isRepeatable && fault !== 'lost answer' && fault !== 'killed')) return undefined
    if (fault === 'killed') deaths++
    return where && fault
  }
  const runDay = async (day: number, date: string) => {
    await options.harm?.(clinic, day)
    const work = workTimes.map(time => instantOf(date, time))
    const ordersAt = percent(dice, 60) ? instantOf(date, '10:30') + dice.below(8 * 60) * minuteMs : undefined
    const plan = planDay(dice, everybody, day, date)
    const isStaffing = day % 6 === 2
    const [offFrom, offFor, off] = percent(dice, 40)
      ? [dice.below(plan.length + 1), 1 + dice.below(15), dice.oneOf(stepsBack)]
      : [-1, 0, 0]
    const turnsUntil = async (at: number) => {
      for (let next = work[0]; next !== undefined && next <= at; next = work[0]) {
        work.shift()
        clock.step(0)
        clock.moveTo(next)
        step++
        const calm = { isCalm: wasTroubled, canDie: deaths <= memberDays / 250 + 2 }
        const turn = await takeWorkTurn(clinic, dice, everybody, campaigns, step, calm)
        wasTroubled = turn.trouble !== undefined || turn.killed
        if (turn.trouble) faults.add(turn.trouble)
        if (turn.killed) {
          faults.add('killed at work')
          deaths++
        }
        trace.add(`${step} work ${turn.trouble ?? ''} ${turn.killed}`)
        operations.add('work turn')
      }
    }
    let hasOrdered = ordersAt === undefined
    for (const [n, { at, person, make }] of plan.entries()) {
      await turnsUntil(at)
      clock.moveTo(at)
      const isOff = n >= offFrom && n < offFrom + offFor
      clock.step(isOff ? off : 0)
      if (!hasOrdered && ordersAt !== undefined && at >= ordersAt) {
        hasOrdered = true
        const { campaign, words } = await orderCampaign(clinic, dice, everybody, ++step)
        campaigns.push(campaign)
        trace.add(`${step} campaign ${words}`)
        operations.add('campaign')
      }
      await act(person, make, isOff)
      const waits = person.state.codes.at(-1)?.askedAt === clock.now().getTime()
      if (waits && dice.below(4) > 0) await act(person, sendCodeBack, isOff)
    }
    clock.step(0)
    await turnsUntil(instantOf(date, '23:59'))
    if (isStaffing) {
      await hireAndLetGo(clinic, ++step)
      operations.add('staff hired and let go')
    }
    memberDays += everybody.filter(({ state }) => state.isMember).length
    await checkAll(clinic, everybody, campaigns, step, false)
    invariants += invariantsOfAll + campaigns.length
  }

  try {
    for (let day = 0; day < days; day++) {
      const date = dayNumber(first, day)
      clock.moveTo(instantOf(date, '00:00'))
      await runDay(day, date)
      if (day % 7 === 6 || day === days - 1)
        options.onWeek?.(
          `until ${date}: ${memberDays} members’ days, ${operations.total()} operations, ${faults.total()} faults`,
        )
    }
    await comeToRest(clinic, everybody, campaigns, instantOf(dayNumber(first, days), '10:00'), ++step)
    return { memberDays, operations, faults, invariants, hash: trace.hash() }
  } finally {
    await clinic.stop()
  }
}

/** The operation, with its member signed in; undefined where somebody who is no member can't do it. */
async function ready(scene: Scene, make: Maker): Promise<Operation | undefined> {
  const { clinic, person } = scene
  if (person.state.isMember) await signIn(clinic, person)
  else if (make !== joinProgram) return undefined
  return make(scene)
}

/** Another operation of the same member that can be under way at the same time. */
async function companion(scene: Scene, operation: Operation): Promise<Operation | undefined> {
  if (!scene.person.state.isMember || operation.kind === 'unusual input') return undefined
  const other = await drawMeanwhile(scene.dice)({ ...scene, step: scene.step })
  return other && other.lane !== operation.lane ? other : undefined
}

/** Two days on which everything works: then nothing may be pending, and nothing lost. */
async function comeToRest(
  clinic: Clinic,
  everybody: readonly Person[],
  campaigns: readonly OrderedCampaign[],
  from: number,
  step: number,
): Promise<void> {
  const dice = diceFrom(1)
  for (const hours of [0, 3, 6, 9, 24, 27, 30, 33]) {
    clinic.clock.moveTo(from + hours * hourMs)
    await resumeLateCampaigns(clinic, campaigns)
    await takeWorkTurn(clinic, dice, everybody, campaigns, step, { isCalm: true, canDie: false })
  }
  await checkAll(clinic, everybody, campaigns, step, true)
}
