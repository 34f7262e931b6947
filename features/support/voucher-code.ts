import assert from 'node:assert/strict'
import { eventually } from '../../tests/support/eventually.ts'
import type { World } from './world.ts'

/** Her voucher appears a moment after she taps Claim. */
export async function codeOf(world: World, name: string): Promise<string> {
  const { id } = await world.member(name)
  const codes = async () => (await world.clinic.modules.loyalty.listVouchers(id)).map(({ code }) => code)
  await eventually(async () => assert.notEqual((await codes()).length, 0))
  const [code = ''] = await codes()
  return code
}
