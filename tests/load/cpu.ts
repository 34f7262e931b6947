import { readdirSync, readFileSync } from 'node:fs'

const ticksPerSecond = 100

function statOf(pid: string): { parent: string; ticks: number } | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    const at = (index: number) => Number(fields[index] ?? 0)
    // User and system time, with those of children that have ended: backends come and go.
    return { parent: fields[1] ?? '', ticks: at(11) + at(12) + at(13) + at(14) }
  } catch {
    return undefined
  }
}

/** The microseconds of processor time that a process and its children have used so far, read from /proc. */
export function cpuMicroseconds(pid: number): number {
  const root = String(pid)
  const own = readdirSync('/proc').filter(name => /^\d+$/.test(name))
  const ticks = own
    .map(name => ({ name, stat: statOf(name) }))
    .filter(({ name, stat }) => stat && (name === root || stat.parent === root))
    .reduce((sum, { stat }) => sum + (stat?.ticks ?? 0), 0)
  return (ticks * 1_000_000) / ticksPerSecond
}

export function residentMegabytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kilobytes) / 1024)
}
