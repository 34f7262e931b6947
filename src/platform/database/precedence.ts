import { AsyncLocalStorage } from 'node:async_hooks'

/** In which order work gets a connection when there are too few: what somebody stands and waits for goes first. */
export type Precedence = 'first' | 'usual' | 'last'

const current = new AsyncLocalStorage<Precedence>()

export const withPrecedence = <T>(precedence: Precedence, work: () => T): T => current.run(precedence, work)

export const precedenceNow = (): Precedence => current.getStore() ?? 'usual'
