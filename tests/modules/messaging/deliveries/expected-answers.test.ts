import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { expectedAnswers } from '../../../../src/modules/messaging/deliveries/adapters/expected-answers.ts'
import { inBatches } from '../../../../src/modules/messaging/deliveries/adapters/in-batches.ts'

const names = ['Mia', 'Noor', 'Ines', 'Olga', 'Ruiz']

describe('what is written down about deliveries that left together', () => {
  /** Five leave, and are answered in turns of the loop of their own; the clock goes on by so much in between. */
  const statements = async (eachMs: number, longestWait: () => Promise<void>) => {
    let now = 0
    const answers = expectedAnswers(() => now, longestWait)
    const batches: number[] = []
    const record = inBatches(async (items: readonly string[]) => {
      batches.push(items.length)
      return items
    }, answers.gathered)
    for (const name of names) answers.left(name)
    const recorded: Promise<string>[] = []
    for (const name of names) {
      now += eachMs
      answers.answered(name)
      recorded.push(record(name))
      for (let turn = 0; turn < 3; turn++) await setImmediate()
    }
    await Promise.all(recorded)
    return batches
  }
  const forEver = () => new Promise<void>(() => {})

  it('is one statement when their provider is quick', async () => {
    expect(await statements(1, forEver)).toEqual([5])
  })

  it('waits for no provider that is slow', async () => {
    expect(await statements(21, forEver)).toEqual([1, 1, 1, 1, 1])
  })

  it('waits for a moment only', async () => {
    expect(await statements(1, () => setImmediate())).toEqual([1, 1, 1, 1, 1])
  })
})
