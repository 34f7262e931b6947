import { describe, expect, it, vi } from 'vitest'
import { DatabaseUnavailable } from '#platform/database/database-errors.ts'
import { openMemberQueue } from '#platform/http/route/load-shedding.ts'

const settled = () => new Promise(resolve => setImmediate(resolve))

/** Writes that go on until they are told to end. */
function openQueue() {
  const inTurn = openMemberQueue()
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const write = (name: string, { member = 'Mia', isGone = (): boolean => false } = {}) =>
    inTurn(member, isGone, () => {
      begun.push(name)
      return new Promise<void>(resolve => ends.set(name, resolve))
    }).then(
      () => 'done',
      error => error.code,
    )
  const end = async (name: string) => {
    ends.get(name)?.()
    await settled()
  }
  return { write, end, begun, inTurn }
}

describe('writes to one member', () => {
  it('go one after the other as they came, beside those to others', async () => {
    const { write, end, begun } = openQueue()
    for (const name of ['one', 'two', 'three']) void write(name)
    void write('another', { member: 'Noor' })
    await settled()
    expect(begun).toEqual(['one', 'another'])
    await end('one')
    await end('two')
    expect(begun).toEqual(['one', 'another', 'two', 'three'])
  })

  it('go on after one that fails', async () => {
    const { inTurn } = openQueue()
    const failing = inTurn(
      'Mia',
      () => false,
      () => Promise.reject(new Error('no')),
    )
    const next = inTurn(
      'Mia',
      () => false,
      async () => 'next',
    )
    await expect(failing).rejects.toThrow('no')
    expect(await next).toBe('next')
  })

  it('are refused when too many wait', async () => {
    const { write } = openQueue()
    for (let n = 0; n < 201; n++) void write(`${n}`)
    expect(await write('one more')).toBe('queue-full')
    expect(await Promise.race([write('of another', { member: 'Noor' }), settled()])).toBe(undefined)
  })

  it('are not done for who waited too long, or hung up', async () => {
    const { write, end, begun } = openQueue()
    void write('first')
    const gone = write('gone', { isGone: () => true })
    await settled()
    await end('first')
    expect(await gone).toBe('queue-full')
    void write('second')
    const late = write('late')
    await settled()
    const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000)
    await end('second')
    now.mockRestore()
    expect(await late).toBe('queue-full')
    expect(begun).toEqual(['first', 'second'])
  })

  it('are all told at once when the first finds that the database is away, and begin anew afterwards', async () => {
    const { inTurn, write, end, begun } = openQueue()
    const away = new DatabaseUnavailable(new Error('timeout exceeded when trying to connect'))
    const codes = [1, 2, 3].map(() =>
      inTurn(
        'Mia',
        () => false,
        async () => {
          begun.push('asked')
          throw away
        },
      ).catch(error => error.code),
    )
    expect(await Promise.all(codes)).toEqual(Array(3).fill('database-unavailable'))
    expect(begun).toEqual(['asked'])
    const next = write('next')
    await settled()
    await end('next')
    expect(await next).toBe('done')
  })
})
