import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { openCache } from '#platform/database/cache.ts'
import type { Database } from '#platform/database/database.ts'
import { openDatabase } from '#platform/database/open.ts'
import { schema } from '../../src/server/parts.ts'
import { bothDatabases, openEngine } from '../support/databases.ts'
import { eventually } from '../support/eventually.ts'

describe.each(bothDatabases)('what is remembered (%s)', kind => {
  let database: Database
  beforeAll(async () => {
    database = await openDatabase(await openEngine(kind), schema)
    await database.statement('make', 'create table note (text text)')()
  })
  afterAll(() => database.close())

  const notes = async () => {
    const cache = await openCache(database)
    const read = database.statement<{ text: string }>('read', 'select text from note order by text')
    const write = database.statement('write', 'insert into note values ($1)')
    let loads = 0
    const cached = cache.readThrough('notes', async () => {
      loads++
      return (await read()).map(({ text }) => text)
    })
    await database.statement('clear', 'delete from note')()
    return { cache, write, read: () => cached.get(''), loads: () => loads }
  }

  it('is loaded once for a crowd', async () => {
    const { read, loads } = await notes()
    await Promise.all(Array.from({ length: 50 }, read))
    expect(loads()).toBe(1)
  })

  it('is loaded anew after a change', async () => {
    const { cache, write, read } = await notes()
    await read()
    await write('new')
    await cache.invalidate('notes', '')
    expect(await read()).toEqual(['new'])
  })

  it('is there for who can’t wait once it was loaded, until it is changed or too old', async () => {
    const { cache } = await notes()
    const cached = cache.readThrough('pages', async key => `page ${key}`, { maxAgeMs: 5_000 })
    const loading = cached.get('1')
    expect(cached.peek('1')).toBeUndefined()
    await loading
    expect([cached.peek('1'), cached.peek('2')]).toEqual(['page 1', undefined])
    cache.invalidate('pages', '1')
    expect(cached.peek('1')).toBeUndefined()
    await cached.get('1')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5_001 })
    onTestFinished(() => void vi.useRealTimers())
    expect(cached.peek('1')).toBeUndefined()
  })

  it('goes where all weighs too much together, the oldest first', async () => {
    const { cache } = await notes()
    const weight = { most: 10, of: (text: string) => text.length }
    const cached = cache.readThrough('heavy', async key => key.repeat(4), { weight })
    for (const key of ['a', 'b', 'c']) await cached.get(key)
    expect(['a', 'b', 'c'].map(key => cached.peek(key))).toEqual([undefined, 'bbbb', 'cccc'])
    expect(await cached.get('much more')).toBe('much more'.repeat(4))
    expect(['b', 'c', 'much more'].map(key => cached.peek(key))).toEqual([undefined, undefined, undefined])
  })

  it('is dropped together with what was made of it, under the same topic', async () => {
    const { cache, write, read } = await notes()
    const titles = cache.readThrough('notes', async () => (await read()).join())
    expect(await titles.get('')).toBe('')
    await write('first')
    cache.invalidate('notes', '')
    expect([titles.peek(''), await titles.get('')]).toEqual([undefined, 'first'])
    await write('later')
    cache.invalidate('notes', '')
    expect(await read()).toEqual(['first', 'later'])
    expect(await titles.get('')).toBe('first,later')
  })

  it('shows a transaction its own change, and nobody else before it is committed', async () => {
    const { cache, write, read } = await notes()
    await read()
    const written = Promise.withResolvers<void>()
    const looked = Promise.withResolvers<void>()
    const outside = written.promise.then(read).finally(looked.resolve)
    await database.inTransaction(async () => {
      await write('mine')
      await cache.invalidate('notes', '')
      expect(await read()).toEqual(['mine'])
      written.resolve()
      await looked.promise
    })
    expect(await outside).toEqual([])
    expect(await read()).toEqual(['mine'])
  })

  it('is dropped for every key of its topic once a change touches all of them', async () => {
    const { cache } = await notes()
    let loads = 0
    const pages = cache.readThrough('pages', async key => `${key} ${++loads}`)
    const heard: string[] = []
    cache.watch('pages', 'mine', () => heard.push('mine'))
    cache.watch('other pages', 'mine', () => heard.push('other'))
    await Promise.all([pages.get('mine'), pages.get('yours')])
    await database.inTransaction(async () => {
      cache.invalidateAll('pages')
      expect(await pages.get('mine')).toBe('mine 3')
    })
    expect([await pages.get('mine'), await pages.get('yours')]).toEqual(['mine 4', 'yours 5'])
    await eventually(async () => expect(heard).toEqual(['mine']))
  })

  it('keeps nothing of a transaction that was rolled back', async () => {
    const { cache, write, read } = await notes()
    const undone = database.inTransaction(async () => {
      await write('undone')
      await cache.invalidate('notes', '')
      await read()
      throw new Error('undo')
    })
    await expect(undone).rejects.toThrow('undo')
    expect(await read()).toEqual([])
  })

  it('never makes a transaction wait for a load that waits for its connection', async () => {
    const { read } = await notes()
    const begun = Promise.withResolvers<void>()
    const outside = begun.promise.then(read)
    await database.inTransaction(async () => {
      begun.resolve()
      await setImmediate()
      expect(await read()).toEqual([])
    })
    expect(await outside).toEqual([])
  })

  it('tells who watches, after the commit and for that key only, until they stop', async () => {
    const { cache } = await notes()
    const heard: string[] = []
    const stop = cache.watch('notes', 'mine', () => heard.push('mine'))
    cache.watch('notes', 'yours', () => heard.push('yours'))
    await database.inTransaction(async () => {
      cache.invalidate('notes', 'mine')
      expect(heard).toEqual([])
    })
    expect(heard).toEqual(['mine'])
    stop()
    cache.invalidate('notes', 'mine')
    expect(heard).toEqual(['mine'])
  })
})

describe('a listening connection that was lost', () => {
  it('is told to all who watch: what was said meanwhile is not known', async () => {
    const engine = await openEngine('postgresql')
    const gaps: (() => void)[] = []
    const database = await openDatabase(
      {
        ...engine,
        async listen(_channel, _onMessage, onGap) {
          gaps.push(onGap)
        },
      },
      schema,
    )
    const cache = await openCache(database)
    const heard = new Set<string>()
    cache.watch('notes', 'mine', () => heard.add('mine'))
    cache.watch('notes', 'yours', () => heard.add('yours'))
    for (const gap of gaps) gap()
    await eventually(async () => expect([...heard].sort()).toEqual(['mine', 'yours']))
    await database.close()
  })
})
