import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { watchForSilence } from '#platform/database/silence.ts'
import { eventually } from '../support/eventually.ts'

const never = () => new Promise<never>(() => {})

function watched() {
  const said = { answers: true, silences: 0 }
  const silence = watchForSilence({
    ask: () => (said.answers ? Promise.resolve() : never()),
    onSilence: () => said.silences++,
    isWordOfServer: () => false,
    quietMs: 10,
    answerMs: 10,
    againMs: 10,
  })
  onTestFinished(silence.end)
  return { silence, said }
}

const codeOf = (refused: Promise<unknown>) => refused.catch(error => error.code)

it('a statement that takes long is not taken for a silent database', async () => {
  const { silence, said } = watched()
  expect(await silence.hearing(() => sleep(200, 'slow'))).toBe('slow')
  expect(said.silences).toBe(0)
})

it('everybody who waits is told of a silent database, and who comes later at once', async () => {
  const { silence, said } = watched()
  said.answers = false
  const waiting = [silence.hearing(never), silence.hearing(never)]
  expect(await Promise.all(waiting.map(codeOf))).toEqual(Array(2).fill('database-unavailable'))
  let asked = 0
  const later = silence.hearing(async () => asked++)
  expect([await codeOf(later), asked, said.silences]).toEqual(['database-unavailable', 0, 1])
  said.answers = true
  await eventually(async () => expect(await silence.hearing(async () => 'heard')).toBe('heard'))
})

it('the driver’s own impatience is no sign of life', async () => {
  const { silence, said } = watched()
  said.answers = false
  const impatient = async () => {
    await sleep(8)
    throw new Error('timeout')
  }
  const waiting = codeOf(silence.hearing(never))
  let isTold = false
  void waiting.then(() => {
    isTold = true
  })
  for (let n = 0; n < 50 && !isTold; n++) await silence.hearing(impatient).catch(() => {})
  expect([isTold, await waiting]).toEqual([true, 'database-unavailable'])
})
