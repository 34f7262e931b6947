import { expect as expectInPlaywright } from 'playwright/test'
import { checked } from './checks.ts'

/** Retries as long as a slow machine may need to render; what never appears still fails. */
const patient = expectInPlaywright.configure({ timeout: 20_000 })

/** The only `expect` for steps: it counts checks, and a Then step without one fails. */
export const expect: typeof patient = new Proxy(patient, {
  apply: (target, self, given) => counted(Reflect.apply(target, self, given)),
  get: (target, name) => {
    const value = Reflect.get(target, name)
    return name === 'poll' || name === 'soft' ? (...given: never[]) => counted(value(...given)) : value
  },
})

/** Counts each matcher; `not` contains matchers, too. */
function counted<Matchers extends object>(matchers: Matchers): Matchers {
  return new Proxy(matchers, {
    get(target, name) {
      const value = Reflect.get(target, name)
      if (typeof value === 'function') return (...given: unknown[]) => checked(value.apply(target, given))
      return typeof value === 'object' && value !== null ? counted(value) : value
    },
  })
}
