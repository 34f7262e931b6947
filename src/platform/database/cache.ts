import { newId } from '#platform/kernel/ids.ts'
import type { Database } from './database.ts'

const channel = 'velora_forget'
/** No key of its own: all of a topic's. */
const everyKey = '*'

export interface Cache {
  /**
   * A bounded map in front of a slow read. `get(key)` loads once until somebody calls `invalidate` for the same topic
   * and key, in this instance or in another one (D-50).
   */
  readThrough<V>(topic: string, load: (key: string) => Promise<V>, limits?: CacheLimits<V>): ReadThrough<V>
  /** Drops the cached value when the caller's transaction commits: here at once, in the other instances within 50 ms. */
  invalidate(topic: string, key: string): void
  /** The same for every key of the topic; those who watch one are told within two seconds, not all at once. */
  invalidateAll(topic: string): void
  /**
   * Calls after each `invalidate` of the topic and key that was committed, here or in another instance, and when such a
   * word may have been lost with its connection. Gives the way to stop.
   */
  watch(topic: string, key: string, onInvalidated: () => void): () => void
}

export interface ReadThrough<V> {
  get(key: string): Promise<V>
  /** What is kept already, for who can't wait and is in no transaction; loads nothing. */
  peek(key: string): V | undefined
}

export interface CacheLimits<V = unknown> {
  readonly entries?: number
  /** How much all values weigh together at the most: the oldest go first. */
  readonly weight?: { readonly most: number; readonly of: (value: V) => number }
  /** How old an answer may become when a notification was lost with its connection. */
  readonly maxAgeMs?: number
  /** What a transaction loads is kept as well: for what no transaction changes before it reads it. */
  readonly keepsFromTransactions?: boolean
}

interface Entry<V> {
  readonly value: Promise<V>
  readonly until: number
  /** There once it has come. */
  loaded?: { readonly value: V }
}

export async function openCache(database: Database): Promise<Cache> {
  const topics = new Map<string, Map<string, Entry<unknown>>[]>()
  const watchers = watching()
  const drop = (topic: string, key: string) => {
    for (const entries of topics.get(topic) ?? []) key === everyKey ? entries.clear() : entries.delete(key)
    if (key === everyKey) watchers.tellAll(`${topic} `)
    else watchers.tell(`${topic} ${key}`)
  }
  const changedBy = new WeakMap<object, Set<string>>()
  const tellOthers = await tellingOthers(database, drop, () => {
    for (const entries of [...topics.values()].flat()) entries.clear()
    watchers.tellAll()
  })

  const invalidate = (topic: string, key: string) => {
    const transaction = database.openTransaction()
    if (transaction) {
      const changed = changedBy.get(transaction) ?? new Set()
      changedBy.set(transaction, changed.add(`${topic} ${key}`))
    }
    database.afterCommit(() => {
      drop(topic, key)
      tellOthers(`${topic} ${key}`)
    })
  }

  return {
    readThrough(topic, load, limits) {
      const { entries, found, loadAndCache } = boundedEntries(load, limits)
      topics.set(topic, [...(topics.get(topic) ?? []), entries])
      return {
        async get(key) {
          const cached = found(key)
          const transaction = database.openTransaction()
          if (!transaction) return cached?.value ?? loadAndCache(key)
          // A transaction sees its own changes, which nobody else may see yet; and it must not wait for a load that
          // waits for a connection itself: the embedded database has only the one that the transaction holds.
          const changed = changedBy.get(transaction)
          if (changed?.has(`${topic} ${key}`) || changed?.has(`${topic} ${everyKey}`)) return load(key)
          if (cached?.loaded) return cached.value
          return limits?.keepsFromTransactions ? loadAndCache(key) : load(key)
        },
        peek: key => found(key)?.loaded?.value,
      }
    },
    invalidate,
    invalidateAll: topic => invalidate(topic, everyKey),
    watch: (topic, key, onInvalidated) => watchers.add(`${topic} ${key}`, onInvalidated),
  }
}

function boundedEntries<V>(
  load: (key: string) => Promise<V>,
  { entries: bound = 10_000, maxAgeMs = 60_000, weight }: CacheLimits<V> = {},
) {
  const entries = new Map<string, Entry<V>>()
  return {
    entries,
    found(key: string) {
      const cached = entries.get(key)
      return cached && cached.until > Date.now() ? cached : undefined
    },
    loadAndCache(key: string) {
      // Kept as a promise from the start: an `invalidate` during the load removes it, so that a value read before a
      // change can't be kept after it, and a crowd asking at once loads once.
      const value = load(key)
      const entry: Entry<V> = { value, until: Date.now() + maxAgeMs }
      entries.delete(key)
      entries.set(key, entry)
      if (entries.size > bound) entries.delete(entries.keys().next().value as string)
      value.then(
        loaded => {
          entry.loaded = { value: loaded }
          if (weight) lighten(entries, weight)
        },
        () => entries.get(key) === entry && entries.delete(key),
      )
      return value
    },
  }
}

/** Keeps the newest of them. */
function lighten<V>(
  entries: Map<string, Entry<V>>,
  { most, of }: NonNullable<CacheLimits<V>['weight']>,
): void {
  let weight = 0
  for (const [key, { loaded }] of [...entries].reverse()) {
    weight += loaded ? of(loaded.value) : 0
    if (weight > most) entries.delete(key)
  }
}

/** After a gap everybody who watches is told, but not everybody asks at once. */
const spreadMs = 2_000

function watching() {
  const byKey = new Map<string, Set<() => void>>()
  const tell = (key: string) => {
    for (const call of [...(byKey.get(key) ?? [])]) call()
  }
  return {
    tell,
    tellAll(beginning = '') {
      for (const key of byKey.keys())
        if (key.startsWith(beginning)) setTimeout(tell, Math.random() * spreadMs, key).unref()
    },
    add(key: string, onInvalidated: () => void) {
      // A function of its own: one that is given twice is called twice.
      const call = () => onInvalidated()
      byKey.set(key, (byKey.get(key) ?? new Set()).add(call))
      return () => {
        const calls = byKey.get(key)
        calls?.delete(call)
        if (calls?.size === 0) byKey.delete(key)
      }
    },
  }
}

function partsOf(told: string): readonly [topic: string, key: string] {
  const [topic = '', key = ''] = told.split(' ')
  return [topic, key]
}

const gatherMs = 20
const againMs = 1_000
/** A notification holds 8,000 bytes at the most. */
const keysAtOnce = 80

/** Tells the other instances what to drop, a crowd of changes in one notification; and hears what they tell. */
async function tellingOthers(
  database: Database,
  drop: (topic: string, key: string) => void,
  dropAll: () => void,
): Promise<(key: string) => void> {
  if (database.kind === 'embedded') return () => {}
  const self = newId()
  const changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  const tellIn = (ms: number) => {
    timer ??= setTimeout(tell, ms)
    // While the database is away, trying again is no reason for a process to stay.
    if (ms === againMs) timer.unref()
  }
  const tell = async () => {
    timer = undefined
    const keys = [...changed].slice(0, keysAtOnce)
    for (const key of keys) changed.delete(key)
    try {
      await database.notify(channel, [self, ...keys].join('\n'))
      if (changed.size > 0) tellIn(0)
    } catch {
      for (const key of keys) changed.add(key)
      tellIn(againMs)
    }
  }
  const hear = (message: string) => {
    const [teller, ...keys] = message.split('\n')
    if (teller === self) return
    for (const key of keys) drop(...partsOf(key))
  }
  await database.listen(channel, hear, dropAll)
  return key => {
    changed.add(key)
    tellIn(gatherMs)
  }
}
