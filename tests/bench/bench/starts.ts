import { setTimeout as sleep } from 'node:timers/promises'
import { startVelora } from '../../support/process.ts'
import { cpuMicroseconds, residentMegabytes } from '../cpu.ts'
import { bytesOf, sendAll } from '../crowd.ts'
import type { Checkout } from './checkout.ts'
import { listed } from './jobs.ts'
import { watchMachine } from './measure.ts'

/** One start of what was started before: until its first answer, and the memory that it has when nobody asks anything. */
export async function startOnce({ folder, server }: Checkout, env: Readonly<Record<string, string>>) {
  const [began, machineSince, own] = [performance.now(), watchMachine(), process.cpuUsage()]
  const app = await startVelora(env, server, folder)
  const list = [bytesOf({ method: 'GET', path: '/api/services' })]
  const { refused } = await sendAll(app.url, list, 1, listed)
  const seconds = (performance.now() - began) / 1000
  const { user, system } = process.cpuUsage(own)
  const machine = machineSince(cpuMicroseconds(app.pid) + user + system)
  if (refused) throw new Error(`The first answer of ${folder} is a refusal:\n${refused}`)
  // What a start leaves behind is given back a second after it.
  await sleep(3_000)
  const megabytes = residentMegabytes(app.pid)
  await app.end('SIGTERM')
  return { seconds, megabytes, machine }
}
