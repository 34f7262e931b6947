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
  loaded: boolean
}

export async function openMemory(database: Database): Promise<Memory> {
  const topics = new Map<string, Map<string, Entry<unknown>>>()
  const drop = (topic: string, key: string) => topics.get(topic)?.delete(key)
  const changedBy = new WeakMap<object, Set<string>>()
  const dropAtCommit = (topic: string, key: string) => {
    const transaction = database.openTransaction()
    if (transaction) {
      const changed = changedBy.get(transaction) ?? new Set()
      changedBy.set(transaction, changed.add(`${topic} ${key}`))
    }
    database.afterCommit(() => drop(topic, key))
  }
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
      const loadAndKeep = (key: string) => {
        // Kept as a promise from the start: a `forget` during the load removes it, so that a value read before a
        // change can't be kept after it, and a crowd asking at once loads once.
        const value = load(key) as Promise<never>
        const entry = { value, until: Date.now() + maxAgeMs, loaded: false }
        entries.delete(key)
        entries.set(key, entry)
        if (entries.size > bound) entries.delete(entries.keys().next().value as string)
        value.then(
          () => {
            entry.loaded = true
          },
          () => entries.get(key) === entry && entries.delete(key),
        )
        return value
      }
      return {
        async recall(key) {
          const kept = entries.get(key)
          const found = kept && kept.until > Date.now() ? kept : undefined
          const transaction = database.openTransaction()
          if (!transaction) return found?.value ?? loadAndKeep(key)
          // A transaction sees its own changes, which nobody else may see yet; and it must not wait for a load that
          // waits for a connection itself: the embedded database has only the one that the transaction holds.
          const changed = changedBy.get(transaction)?.has(`${topic} ${key}`)
          return found?.loaded && !changed ? found.value : load(key)
        },
      }
    },
    async forget(topic, key) {
      dropAtCommit(topic, key)
      await database.notify(channel, `${topic} ${key}`)
    },
    forgetHere: dropAtCommit,
  }
}

/** For the end of a statement that writes: tells every instance to drop a key. `key` is a SQL expression. */
export const forgettingSql = (topic: string, key: string) => `pg_notify('${channel}', '${topic} ' || ${key})`
