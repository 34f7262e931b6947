import { expect as expectInPlaywright } from 'playwright/test'
import { checked } from './checks.ts'

/** Looks again for as long as a slow machine may need to paint; what never comes still fails. */
const patient = expectInPlaywright.configure({ timeout: 20_000 })

/** The one way to expect something in a step: what it checks is counted, and a Then without it fails. */
export const expect: typeof patient = new Proxy(patient, {
  apply: (target, self, given) => counted(Reflect.apply(target, self, given)),
  get: (target, name) => {
    const value = Reflect.get(target, name)
    return name === 'poll' || name === 'soft' ? (...given: never[]) => counted(value(...given)) : value
  },
})

/** The matchers, each of which counts; `not` holds matchers, too. */
function counted<Matchers extends object>(matchers: Matchers): Matchers {
  return new Proxy(matchers, {
    get(target, name) {
      const value = Reflect.get(target, name)
      if (typeof value === 'function') return (...given: unknown[]) => checked(value.apply(target, given))
      return typeof value === 'object' && value !== null ? counted(value) : value
    },
  })
}
