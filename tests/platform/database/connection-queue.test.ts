import { describe, expect, it } from 'vitest'
import { connectionQueue } from '#platform/database/connection-queue.ts'

const settled = () => new Promise(resolve => setImmediate(resolve))

function queueOf(connections: number, keptForStatements: number, waitMs = 60_000) {
  const taking = connectionQueue({ connections, keptForStatements, longestWaitMs: waitMs })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (purpose: 'statement' | 'transaction', name: string) =>
    taking(purpose, () => {
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
  return { ask, end, begun }
}

describe('the connections', () => {
  it('are never all with transactions', async () => {
    const { ask, end, begun } = queueOf(3, 1)
    for (const name of ['a', 'b', 'c']) void ask('transaction', name)
    for (const name of ['x', 'y']) void ask('statement', name)
    await settled()
    expect(begun).toEqual(['a', 'b', 'x'])
    await end('x')
    expect(begun).toEqual(['a', 'b', 'x', 'y'])
    await end('y')
    await end('a')
    expect(begun).toEqual(['a', 'b', 'x', 'y', 'c'])
  })

  it('go to who came first', async () => {
    const { ask, end, begun } = queueOf(1, 0)
    const names = ['now', 'list', 'claim', 'check-in']
    for (const name of names) void ask(name === 'claim' ? 'transaction' : 'statement', name)
    await settled()
    for (const name of names) await end(name)
    expect(begun).toEqual(names)
  })

  it('are not waited for without end', async () => {
    const { ask, end, begun } = queueOf(1, 0, 1)
    void ask('statement', 'long')
    expect(await ask('statement', 'late')).toBe('database-busy')
    await end('long')
    void ask('statement', 'next')
    await settled()
    expect(begun).toEqual(['long', 'next'])
  })
})
