import { AsyncLocalStorage } from 'node:async_hooks'

/** In which order work gets a connection when there are too few: what somebody stands and waits for goes first. */
export type Priority = 'high' | 'normal' | 'low'

const current = new AsyncLocalStorage<Priority>()

export const withPriority = <T>(priority: Priority, work: () => T): T => current.run(priority, work)

export const currentPriority = (): Priority => current.getStore() ?? 'normal'
