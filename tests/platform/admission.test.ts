import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { openAdmission } from '#platform/http/server/admission.ts'

const staying = () => new AbortController().signal
const settled = () => sleep(5)

function admissionOf(atOnce: number, { most = 10, waitTimeoutMs = 60_000 } = {}) {
  const admission = openAdmission({ atOnce, most, waitTimeoutMs, hurriedMs: waitTimeoutMs })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (name: string, hungUp = staying) =>
    admission
      .admit(hungUp, () => {
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
  return { ask, end, begun }
}

describe('requests above the capacity', () => {
  it('are worked on in the order in which they came', async () => {
    const { ask, end, begun } = admissionOf(2)
    const names = ['list', 'another list', 'check-in', 'a third list']
    const asked = names.map(name => ask(name))
    await settled()
    expect(begun).toEqual(names.slice(0, 2))
    for (const name of names) await end(name)
    expect(begun).toEqual(names)
    expect(await Promise.all(asked)).toEqual(names.map(() => 'done'))
  })

  it('are turned away when too many wait', async () => {
    const { ask, end, begun } = admissionOf(1, { most: 1 })
    void ask('begun')
    await settled()
    void ask('waits')
    expect(await ask('too many')).toBe('busy')
    await end('begun')
    expect(begun).toEqual(['begun', 'waits'])
  })

  it('are turned away when they waited too long, or hung up', async () => {
    const { ask, end, begun } = admissionOf(1, { waitTimeoutMs: 20 })
    const caller = new AbortController()
    void ask('begun')
    await settled()
    const gone = ask('gone', () => caller.signal)
    caller.abort()
    expect(await gone).toBe('busy')
    expect(await ask('late')).toBe('busy')
    await end('begun')
    void ask('next')
    await settled()
    expect(begun).toEqual(['begun', 'next'])
  })
})
