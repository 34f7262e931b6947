import { describe, expect, it } from 'vitest'
import { openWriteQueue } from '#platform/http/server/write-queue.ts'

const staying = () => new AbortController().signal
const settled = () => new Promise(resolve => setImmediate(resolve))

/** Writes that go on until they are told to end. */
function queueOf(limits: { perKey?: number; inAll?: number; longestWaitMs?: number } = {}) {
  const queue = openWriteQueue({ perKey: 10, inAll: 20, longestWaitMs: 60_000, ...limits })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const write = (name: string, key = 'member Mia', hungUp = staying) =>
    queue
      .inTurn(key, hungUp, () => {
        begun.push(name)
        return new Promise<void>(resolve => ends.set(name, resolve))
      })
      .then(
        () => 'done',
        error => error.code,
      )
  const end = async (name: string) => {
    ends.get(name)?.()
    await settled()
  }
  return { write, end, begun }
}

describe('writes to one member', () => {
  it('go one after the other as they came, beside those to others', async () => {
    const { write, end, begun } = queueOf()
    for (const name of ['one', 'two', 'three']) void write(name)
    void write('another', 'member Noor')
    await settled()
    expect(begun).toEqual(['one', 'another'])
    await end('one')
    await end('two')
    expect(begun).toEqual(['one', 'another', 'two', 'three'])
  })

  it('go on after one that fails', async () => {
    const queue = openWriteQueue({ perKey: 1, inAll: 1, longestWaitMs: 60_000 })
    const failing = queue.inTurn('Mia', staying, () => Promise.reject(new Error('no')))
    const next = queue.inTurn('Mia', staying, async () => 'next')
    await expect(failing).rejects.toThrow('no')
    expect(await next).toBe('next')
  })

  it('are refused when too many wait, for one or in all', async () => {
    const { write } = queueOf({ perKey: 2, inAll: 3 })
    for (let n = 0; n < 3; n++) void write(`${n}`)
    expect(await write('fourth')).toBe('queue-full')
    for (let n = 0; n < 2; n++) void write(`noor ${n}`, 'member Noor')
    expect(await write('third', 'member Noor')).toBe('queue-full')
  })

  it('are refused when they waited too long, and are not done later', async () => {
    const { write, end, begun } = queueOf({ longestWaitMs: 1 })
    void write('first')
    expect(await write('second')).toBe('queue-full')
    await end('first')
    void write('third')
    await settled()
    expect(begun).toEqual(['first', 'third'])
  })

  it('are not done for who hangs up while waiting', async () => {
    const { write, end, begun } = queueOf({ perKey: 1 })
    const caller = new AbortController()
    void write('first')
    const gone = write('gone', 'member Mia', () => caller.signal)
    caller.abort()
    await gone
    void write('third')
    await end('first')
    expect(begun).toEqual(['first', 'third'])
  })
})
