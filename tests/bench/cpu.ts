import { readdirSync, readFileSync } from 'node:fs'

const ticksPerSecond = 100

const contentOf = (path: string) => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** What comes behind a process's name in its line: its state, its parent, and so on. */
const fieldsOf = (pid: string) => contentOf(`/proc/${pid}/stat`).split(') ')[1]?.split(' ') ?? []

const ticks = (fields: readonly string[], ...places: number[]) =>
  (places.reduce((sum, place) => sum + Number(fields[place] ?? 0), 0) * 1_000_000) / ticksPerSecond

/** None of a process that has ended meanwhile, as connections of the database do at any time. */
export function threadsOf(pid: string): readonly string[] {
  try {
    return readdirSync(`/proc/${pid}/task`)
  } catch {
    return []
  }
}

/** To the nanosecond where the kernel says so: of ten backends' ticks, a tenth of a second would be rounding. */
function ownMicroseconds(pid: string, fields: readonly string[]): number {
  const nanoseconds = threadsOf(pid).map(thread =>
    Number(contentOf(`/proc/${pid}/task/${thread}/schedstat`).split(' ')[0]),
  )
  const sum = nanoseconds.reduce((all, each) => all + each, 0)
  return sum > 0 ? sum / 1_000 : ticks(fields, 11, 12)
}

/** The microseconds of processor time that a process has used so far, without its children. */
export const cpuOf = (pid: number): number => ownMicroseconds(String(pid), fieldsOf(String(pid)))

/** The microseconds of processor time that a process and its children have used so far, read from /proc. */
export const cpuMicroseconds = (pid: number): number =>
  [...cpuByProcess(pid).values()].reduce((sum, each) => sum + each, 0)

/** The same of each of them. */
export function cpuByProcess(pid: number): ReadonlyMap<number, number> {
  const root = String(pid)
  const all = readdirSync('/proc').filter(name => /^\d+$/.test(name))
  return new Map(
    all
      .map(name => ({ name, fields: fieldsOf(name) }))
      .filter(({ name, fields }) => name === root || fields[1] === root)
      .map(({ name, fields }) => [Number(name), ownMicroseconds(name, fields) + ticks(fields, 13, 14)]),
  )
}

export const residentMegabytes = (pid: number) => megabytes(pid, 'VmRSS')

/** The most that it has had so far. */
export const peakMegabytes = (pid: number) => megabytes(pid, 'VmHWM')

function megabytes(pid: number, field: string): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024)
}

/** What the machine's processors did so far, in ticks: in all, for programs, and for other guests of its host. */
export function machineTicks() {
  const [user = 0, nice = 0, system = 0, idle = 0, waiting = 0, irq = 0, softIrq = 0, stolen = 0] = contentOf(
    '/proc/stat',
  )
    .split('\n', 1)
    .flatMap(line => line.trim().split(/\s+/).slice(1).map(Number))
  const busy = user + nice + system + irq + softIrq
  return { all: busy + idle + waiting + stolen, busy, stolen }
}
