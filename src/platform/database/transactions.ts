import type { Database } from './database.ts'

type Call = (...given: readonly unknown[]) => Promise<unknown>

/** Returns a front door whose named calls each run in a transaction, or join the caller's (D-46). */
export const transactionsOn =
  ({ inTransaction }: Pick<Database, 'inTransaction'>) =>
  <Door extends object>(door: Door, ...names: readonly CallsOf<Door>[]): Door => {
    const whole = names.map(name => {
      const call = door[name] as Call
      return [name, (...given: readonly unknown[]) => inTransaction(() => call(...given))]
    })
    return { ...door, ...Object.fromEntries(whole) }
  }

type CallsOf<Door> = {
  // biome-ignore lint/suspicious/noExplicitAny: the only type that every call's arguments agree with.
  [Name in keyof Door]: Door[Name] extends (...given: any[]) => Promise<unknown> ? Name : never
}[keyof Door]
