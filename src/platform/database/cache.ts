import { newId } from '#platform/kernel/ids.ts'
import type { Database } from './database.ts'

const channel = 'velora_forget'
/** Means every key of a topic. */
const everyKey = '*'

export interface Cache {
  /**
   * A bounded cache in front of a slow read. `get(key)` loads once, until any instance calls `invalidate` for the same
   * topic and key (D-50).
   */
  readThrough<V>(topic: string, load: (key: string) => Promise<V>, limits?: CacheLimits<V>): ReadThrough<V>
  /**
   * Drops the cached value when the caller's transaction commits: immediately here, within 50 ms on other instances.
   */
  invalidate(topic: string, key: string): void
  /** Drops the cached values of every key of the topic. Watchers are called within two seconds, spread out. */
  invalidateAll(topic: string): void
  /**
   * Calls back after each committed `invalidate` of this topic and key on any instance, and after a lost connection
   * that may have hidden one. Returns the function that stops it.
   */
  watch(topic: string, key: string, onInvalidated: () => void): () => void
}

export interface ReadThrough<V> {
  get(key: string): Promise<V>
  /** The cached value, for callers that can't wait and are in no transaction; loads nothing. */
  peek(key: string): V | undefined
}

export interface CacheLimits<V = unknown> {
  readonly entries?: number
  /** Limits the total weight of all values; the oldest are dropped first. */
  readonly weight?: { readonly most: number; readonly of: (value: V) => number }
  /** How stale a value may get if a notification was lost with its connection. */
  readonly maxAgeMs?: number
  /** Also caches what a transaction loads. Only for data that no transaction changes before reading it. */
  readonly keepsFromTransactions?: boolean
}

interface Entry<V> {
  readonly value: Promise<V>
  readonly until: number
  /** Set once the value is loaded. */
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
          // A transaction sees its own uncommitted changes. It also must not wait for a load that needs a connection:
          // the embedded database has only the one that the transaction holds.
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
      // Cached as a promise from the start. If `invalidate` runs during the load, it removes the entry, so a stale
      // value isn't kept. Concurrent callers share one load.
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

/** Keeps the newest entries. */
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

/** After a gap all watchers are called, but spread out so that they don't reload together. */
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
      // A new function, so that the same callback added twice is called twice.
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
/** A notification can hold at most 8,000 bytes. */
const keysAtOnce = 80

/** Sends changed keys to the other instances, batched into one notification, and receives theirs. */
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
    // Retrying while the database is down must not keep the process alive.
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
