import { cpuMicroseconds, machineTicks } from '../cpu.ts'
import { type Expected, type Sent, sendAll } from '../crowd.ts'
import type { Machine } from './table.ts'

export interface Measured {
  readonly sent: Sent
  readonly perSecond: number
  /** Of the side and of the database, in microseconds a request. */
  readonly cpu: number
  readonly machine: Machine
}

export interface Measurable {
  readonly url: string
  readonly pid: number
  readonly postmaster: number
}

const tick = 10_000

/** From now on: what the machine did besides, once it is said how many microseconds of it were ours. */
export function watchMachine(): (ours: number) => Machine {
  const before = machineTicks()
  return ours => {
    const after = machineTicks()
    const all = after.all - before.all
    return {
      stolen: (after.stolen - before.stolen) / all,
      others: Math.max(0, (after.busy - before.busy - ours / tick) / all),
    }
  }
}

/** Sends the requests and counts what they cost, here and on the rest of the machine. */
export async function measure(
  { url, pid, postmaster }: Measurable,
  requests: readonly Buffer[],
  connections: number,
  expected: Expected,
): Promise<Measured> {
  const cpu = () => cpuMicroseconds(pid) + cpuMicroseconds(postmaster)
  const [before, machineSince] = [cpu(), watchMachine()]
  const sent = await sendAll(url, requests, connections, expected)
  const used = cpu() - before
  return {
    sent,
    perSecond: requests.length / sent.seconds,
    cpu: used / requests.length,
    machine: machineSince(used + sent.ownCpu * requests.length),
  }
}
