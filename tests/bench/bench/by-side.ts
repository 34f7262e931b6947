import type { Machine, Side } from './table.ts'

/** What was measured of each side, round by round. */
export type BySide<Measured> = Partial<Record<Side, readonly Measured[]>>

export function add<Measured>(all: BySide<Measured>, side: Side, measured: Measured): void {
  all[side] = [...(all[side] ?? []), measured]
}

export const figuresOf = <Measured>(
  all: BySide<Measured>,
  figure: (measured: Measured) => number,
): BySide<number> =>
  Object.fromEntries(Object.entries(all).map(([side, rounds]) => [side, rounds.map(figure)]))

/** What the machine did besides while all of it was measured. */
export function machineOf(all: BySide<{ readonly machine: Machine }>): Machine {
  const machines = Object.values(all).flatMap(rounds => rounds.map(({ machine }) => machine))
  const mean = (share: keyof Machine) =>
    machines.reduce((sum, machine) => sum + machine[share], 0) / (machines.length || 1)
  return { stolen: mean('stolen'), others: mean('others') }
}
