import type { VeloraProcess } from './process.ts'

/** What the cluster wrote into its log, line by line. */
export const linesOf = (velora: VeloraProcess) =>
  velora
    .output()
    .split('\n')
    .filter(line => line.startsWith('{') && line.endsWith('}'))
    .map(line => JSON.parse(line) as Readonly<Record<string, unknown>>)

/** Who has each place now, by its name. */
export const pidsOf = (velora: VeloraProcess): ReadonlyMap<string, number> =>
  new Map(
    linesOf(velora).flatMap(({ msg, process, its }) =>
      msg === 'a process is ready' ? [[String(process), Number(its)] as const] : [],
    ),
  )

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
