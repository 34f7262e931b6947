import fc from 'fast-check'
import { expect, it } from 'vitest'
import { writeJson } from '../../../src/modules/privacy/write-json.ts'

const written = async (value: unknown) => (await Array.fromAsync(writeJson(value))).join('')

it('writes what JSON.stringify writes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), async value => {
      expect(await written({ value, list: [value] })).toBe(JSON.stringify({ value, list: [value] }))
    }),
  )
  const value = { at: new Date(0), left: undefined, none: {}, nothing: null }
  expect(await written(value)).toBe(JSON.stringify(value))
})

it.each([0, 1, 3])('writes a list of %i that is read in pages as an array', async count => {
  async function* list() {
    for (let n = 0; n < count; n++) yield { n }
  }
  const whole = { held: { list: Array.from({ length: count }, (_, n) => ({ n })) } }
  expect(await written({ held: { list: list() } })).toBe(JSON.stringify(whole))
})
