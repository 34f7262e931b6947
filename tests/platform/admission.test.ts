import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { Priority } from '#platform/database/priority.ts'
import { openAdmission } from '#platform/http/server/admission.ts'

const staying = () => new AbortController().signal
const settled = () => sleep(5)

function admissionOf(atOnce: number, { most = 10, waitTimeoutMs = 60_000 } = {}) {
  const each = { most, waitTimeoutMs, hurriedMs: waitTimeoutMs }
  const admission = openAdmission({ atOnce, waiting: { high: each, normal: each, low: each } })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (name: string, priority: Priority = 'normal', hungUp = staying) =>
    admission
      .admit(priority, hungUp, () => {
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
  it('are worked on in the order of what matters', async () => {
    const { ask, end, begun } = admissionOf(2)
    const asked = [ask('list'), ask('another list')]
    await settled()
    asked.push(ask('track', 'low'), ask('a third list'), ask('check-in', 'high'))
    for (const name of ['list', 'another list', 'check-in', 'a third list', 'track']) await end(name)
    expect(begun).toEqual(['list', 'another list', 'check-in', 'a third list', 'track'])
    expect(await Promise.all(asked)).toEqual(Array(5).fill('done'))
  })

  it('are turned away when too many of their kind wait, others not', async () => {
    const { ask, end, begun } = admissionOf(1, { most: 1 })
    void ask('begun')
    await settled()
    void ask('waits')
    expect(await ask('too many')).toBe('busy')
    void ask('check-in', 'high')
    await end('begun')
    expect(begun).toEqual(['begun', 'check-in'])
  })

  it('are turned away when they waited too long, or hung up', async () => {
    const { ask, end, begun } = admissionOf(1, { waitTimeoutMs: 20 })
    const caller = new AbortController()
    void ask('begun')
    await settled()
    const gone = ask('gone', 'normal', () => caller.signal)
    caller.abort()
    expect(await gone).toBe('busy')
    expect(await ask('late')).toBe('busy')
    await end('begun')
    void ask('next')
    await settled()
    expect(begun).toEqual(['begun', 'next'])
  })
})
