import { setTimeout } from 'node:timers/promises'
import { Given, Then } from '@cucumber/cucumber'
import { expect } from '../../features/support/expect.ts'

Given('something', () => {
  expect(1).toBe(1)
})

Then('it is checked', async () => {
  await expect.poll(() => 1).not.toBe(2)
})

Then('nothing is checked', () => undefined)

Then('nothing is expected of it', () => void expect(1))

Then('nobody waits for it', () => {
  const late = async (): Promise<number> => {
    await setTimeout(50)
    throw new Error('Too late.')
  }
  expect(late())
    .resolves.toBe(1)
    .catch(() => undefined)
})
