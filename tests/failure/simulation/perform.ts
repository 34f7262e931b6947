import { setTimeout as sleep } from 'node:timers/promises'
import type { Answer } from '../../support/client.ts'
import type { Clinic } from './clinic.ts'
import type { RequestFault } from './faults.ts'
import { brokenOfMember } from './invariants.ts'
import { isSuccess, type MemberState, type Said } from './model.ts'
import { differences, expectedOf, observe } from './observe.ts'
import type { Operation } from './operation.ts'
import { findId, type Person } from './people.ts'
import { Divergence } from './trace.ts'

/** One way in which things may have gone: what was said to each request, and what it comes to. */
interface Course {
  readonly said: readonly (Said | undefined)[]
  readonly state: MemberState
}

export interface Planned {
  readonly step: number
  readonly operation: Operation
  readonly fault: RequestFault | undefined
  /** What goes on while the operation is delayed. */
  readonly meanwhile: Operation | undefined
  /** At which of its writes and commits the process dies. */
  readonly deathAt: number
}

const longestBlockMs = 3_000

const saidIn = (answer: Answer | undefined): Said | undefined => answer && (answer.code ?? answer.status)

/** Does what was planned, and throws a `Divergence` unless one of the allowed courses explains all of it. */
export async function perform(clinic: Clinic, planned: Planned): Promise<string> {
  const { operation, step, fault } = planned
  const { person } = operation
  const key = operation.isRepeatable ? `simulation-${step}` : ''
  const asked = (one: Operation, idempotencyKey: string) =>
    clinic.ask(one.by, {
      ...one.call,
      headers: { ...one.call.headers, ...(idempotencyKey && { 'idempotency-key': idempotencyKey }) },
    })
  const send = () => asked(operation, key)

  if (fault === 'lost answer') {
    await send()
    const repeated = key ? [await send()] : []
    return settle(
      clinic,
      planned,
      [undefined, ...repeated],
      repeatedCourses(operation, 1 + repeated.length, key),
    )
  }
  if (fault === 'repeated') {
    const answers = [await send(), await send()]
    expectSameAnswer(planned, answers, key)
    return settle(clinic, planned, answers, repeatedCourses(operation, 2, key))
  }
  if (fault === 'sent twice at once') {
    const answers = await Promise.all([send(), send()])
    expectSameAnswer(planned, answers, key)
    return settle(clinic, planned, inOrder(answers), repeatedCourses(operation, 2, key).map(sorted))
  }
  if (fault === 'delayed' && planned.meanwhile) {
    const other = planned.meanwhile
    const answers = await overlapping(clinic, send, () => asked(other, `${key}-meanwhile`))
    const [first, second] = [after(person.state, operation, other), after(person.state, other, operation)]
    const courses = [first, { ...second, said: [...second.said].reverse() }]
    return settle(clinic, planned, answers.map(saidIn), courses)
  }
  if (fault === 'killed') return whileDying(clinic, planned, send, key)
  return settle(clinic, planned, [saidIn(await send())], courseOf(operation))
}

/** Whether it took effect is for the database to say; what was answered, though, did. */
async function whileDying(
  clinic: Clinic,
  planned: Planned,
  send: () => Promise<Answer | undefined>,
  key: string,
): Promise<string> {
  const { operation, deathAt } = planned
  const { person } = operation
  const before = person.state
  const foretold = courseOf(operation)
  clinic.process().killAt(deathAt)
  const answer = saidIn(await send())
  clinic.process().kill()
  await clinic.restart()
  if (answer !== undefined) return settle(clinic, planned, [answer], foretold)
  const first = await settle(clinic, planned, [undefined], [{ said: [], state: before }, ...foretold])
  if (!key) return first
  const tookEffect = differences(expectedOf(before), expectedOf(person.state)).length > 0
  const again = tookEffect ? foretold.map(({ said }) => ({ said, state: person.state })) : courseOf(operation)
  return `${first}, then ${await settle(clinic, planned, [saidIn(await send())], again)}`
}

/** A single request that is answered. */
function courseOf(operation: Operation): readonly Course[] {
  const state = structuredClone(operation.person.state)
  return [{ said: [operation.apply(state)], state }]
}

/** The same request so often: with a key a success counts once, without each counts for itself. */
function repeatedCourses(operation: Operation, times: number, key: string): readonly Course[] {
  const state = structuredClone(operation.person.state)
  const said: Said[] = []
  while (said.length < times) said.push((key && said.find(isSuccess)) || operation.apply(state))
  return [{ said, state }]
}

function after(before: MemberState, ...operations: readonly Operation[]): Course {
  const state = structuredClone(before)
  return { said: operations.map(({ apply }) => apply(state)), state }
}

const inOrder = (answers: readonly (Answer | undefined)[]) => answers.map(saidIn).sort()
const sorted = ({ said, state }: Course): Course => ({ said: [...said].sort(), state })

/** A request is kept waiting before it writes; the other one goes on as far as it can. */
async function overlapping(
  clinic: Clinic,
  first: () => Promise<Answer | undefined>,
  second: () => Promise<Answer | undefined>,
) {
  const hold = clinic.process().holdNext(false)
  const slow = first()
  await Promise.race([hold.reached, slow])
  const quick = second()
  await Promise.race([quick, sleep(longestBlockMs, undefined, { ref: false })])
  hold.release()
  return Promise.all([slow, quick])
}

function expectSameAnswer(
  { operation, step }: Planned,
  [one, two]: readonly (Answer | undefined)[],
  key: string,
) {
  if (!key || !one || !two || !isSuccess(one.status) || one.status !== two.status || one.text === two.text)
    return
  const finding = `The same key was answered differently: ${one.text} and ${two.text}`
  throw new Divergence(step, [finding], operation.person.story)
}

/** Finds the course that explains answers and database, and makes it what the model believes. */
async function settle(
  clinic: Clinic,
  { operation, step }: Planned,
  heard: readonly (Said | undefined | Answer)[],
  courses: readonly Course[],
): Promise<string> {
  const { person } = operation
  const said = heard.map(each => (typeof each === 'object' ? saidIn(each) : each))
  const { id, held } = await observe(clinic, person)
  const fits = (course: Course) => said.every((one, n) => one === undefined || one === course.said[n])
  const possible = courses.filter(fits)
  const course = possible.find(({ state }) => differences(expectedOf(state), held).length === 0)
  const findings = course
    ? await brokenOfMember(clinic, id || person.id || nobodyId)
    : whyNot(courses, possible, said, held)
  if (!course || findings.length > 0) throw new Divergence(step, findings, person.story)
  if (id !== person.id) await enter(clinic, person)
  person.state = course.state
  return said.join(' and ') || 'no answer'
}

const nobodyId = '00000000-0000-7000-8000-000000000000'

/** Joined or left: another id, and no session that is worth anything. */
async function enter(clinic: Clinic, person: Person): Promise<void> {
  await findId(clinic, person)
  person.cookies = new Map()
  person.signedInAt = Number.NEGATIVE_INFINITY
  person.devices.length = 0
}

function whyNot(
  courses: readonly Course[],
  possible: readonly Course[],
  said: readonly (Said | undefined)[],
  held: Parameters<typeof differences>[1],
): readonly string[] {
  if (possible.length === 0)
    return [
      `expected the answer ${courses.map(course => course.said.join(' and ')).join(', or ')}; got ${said.join(' and ')}`,
    ]
  return possible.flatMap(({ state }) => differences(expectedOf(state), held))
}
