import type { Database } from './database.ts'

const channel = 'velora_forget'

export interface Memory {
  /**
   * A bounded map in front of a slow read. `recall(key)` loads once until somebody calls `forget` for the same topic
   * and key, in this instance or in another one.
   */
  remember<V>(topic: string, load: (key: string) => Promise<V>, limits?: MemoryLimits): Remembered<V>
  /** Drops what is remembered, here and in every instance, when the caller's transaction commits. */
  forget(topic: string, key: string): Promise<void>
  /** As `forget`, for writes whose statement carries the notification to the other instances itself. */
  forgetHere(topic: string, key: string): void
}

export interface Remembered<V> {
  recall(key: string): Promise<V>
}

export interface MemoryLimits {
  readonly entries?: number
  /** How old an answer may become when a notification was lost with its connection. */
  readonly maxAgeMs?: number
}

interface Entry<V> {
  readonly value: Promise<V>
  readonly until: number
}

export async function openMemory(database: Database): Promise<Memory> {
  const topics = new Map<string, Map<string, Entry<unknown>>>()
  const drop = (topic: string, key: string) => topics.get(topic)?.delete(key)
  await database.listen(
    channel,
    message => {
      const [topic = '', key = ''] = message.split(' ')
      drop(topic, key)
    },
    () => {
      for (const entries of topics.values()) entries.clear()
    },
  )

  return {
    remember(topic, load, { entries: bound = 10_000, maxAgeMs = 60_000 } = {}) {
      const entries = new Map<string, Entry<never>>()
      topics.set(topic, entries)
      return {
        async recall(key) {
          const found = entries.get(key)
          if (found && found.until > Date.now()) return found.value
          // Kept as a promise from the start: a `forget` during the load removes it, so that a value read before a
          // change can't be kept after it, and a crowd asking at once loads once.
          const value = load(key) as Promise<never>
          const entry = { value, until: Date.now() + maxAgeMs }
          entries.delete(key)
          entries.set(key, entry)
          if (entries.size > bound) entries.delete(entries.keys().next().value as string)
          value.catch(() => entries.get(key) === entry && entries.delete(key))
          return value
        },
      }
    },
    async forget(topic, key) {
      database.afterCommit(() => drop(topic, key))
      await database.notify(channel, `${topic} ${key}`)
    },
    forgetHere: (topic, key) => database.afterCommit(() => drop(topic, key)),
  }
}

/** For the end of a statement that writes: tells every instance to drop a key. `key` is a SQL expression. */
export const forgettingSql = (topic: string, key: string) => `pg_notify('${channel}', '${topic} ' || ${key})`
