import { describe, expect, it } from 'vitest'
import type { ProgramOverview } from '../../../../src/web/api/schemas/index.ts'
import { stepsFor, stepToGoOnWith, toDoIn } from '../../../../src/web/staff/program/setup/setup-steps.ts'

const missing = (...missing: ProgramOverview['missing']) =>
  ({ version: 0, parts: [{ part: 'places', changed: true }], missing }) as unknown as ProgramOverview
const ids = (role: Parameters<typeof stepsFor>[0]) => stepsFor(role).map(({ id }) => id)

describe('the first steps of a clinic', () => {
  it('are those that somebody in this role can take', () => {
    expect(ids('owner').at(-1)).toBe('people')
    expect(ids('manager')).toEqual(ids('owner').slice(0, -1))
    expect(ids('front desk')).toEqual([])
    expect(ids(undefined)).toEqual([])
  })

  it('begin with the first, go on where something is left to do, and begin anew where nothing is', () => {
    const steps = stepsFor('owner')
    const left = missing({ part: 'rewards', what: 'Add a reward' }, { part: 'codes', what: 'Add a code' })
    expect(stepToGoOnWith(steps, left)?.id).toBe('rewards')
    expect(stepToGoOnWith(steps, missing())?.id).toBe(steps[0]?.id)
    expect(stepToGoOnWith(steps, { ...left, parts: [] })?.id).toBe('brand')
    expect(stepToGoOnWith(steps, { ...left, parts: [], version: 1 })?.id).toBe('rewards')
    expect(steps.map(step => toDoIn(step, left)).filter(Boolean)).toEqual(['Add a reward', 'Add a code'])
  })
})
