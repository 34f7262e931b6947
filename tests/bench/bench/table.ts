import { median } from '../figures.ts'

export interface Target {
  /** Of the ratio to the yardstick, or of the figure itself. */
  readonly of: 'ratio' | 'figure'
  readonly is: 'at least' | 'at most'
  readonly bound: number
}

export type Side = 'yardstick' | 'against' | 'app'

/** One figure of a job, round by round; round n of each side was measured next to round n of the others. */
export interface Row {
  readonly job: string
  readonly unit: string
  readonly rounds: Readonly<Partial<Record<Side, readonly number[]>>>
  readonly target?: Target
  /** Why a side has no figure, or what has to be known about one. */
  readonly notes: readonly string[]
  /** Absent where nothing was timed. */
  readonly machine?: Machine
}

/** What the machine did besides, as shares of its processors' time: for other guests of its host, for other programs. */
export interface Machine {
  readonly stolen: number
  readonly others: number
}

/** Of each round, and not of the medians: what disturbs a round disturbs both sides of it. */
export function ratiosOf(over: readonly number[] = [], under: readonly number[] = []): readonly number[] {
  return over.slice(0, under.length).map((figure, round) => figure / (under[round] ?? Number.NaN))
}

/** Whether the median holds its target, which nothing does that could not be measured; undefined where there is none. */
export function isHeld({ rounds, target }: Row): boolean | undefined {
  if (!target) return undefined
  const figures = target.of === 'figure' ? (rounds.app ?? []) : ratiosOf(rounds.app, rounds.yardstick)
  if (figures.length === 0) return false
  const figure = median(figures)
  return target.is === 'at least' ? figure >= target.bound : figure <= target.bound
}

const held = (row: Row) => ({ true: 'yes', false: 'no', undefined: '' })[`${isHeld(row)}`]

/** Three digits that mean something, and all of those before the point. */
const shown = (figure: number) =>
  figure >= 100 ? figure.toFixed(0) : figure.toFixed(figure >= 10 ? 1 : 2).replace(/\.0+$/, '')

const oneOf = (figures: readonly number[] = []) => (figures.length > 0 ? shown(median(figures)) : '–')

const withSpread = (figures: readonly number[]) =>
  figures.length === 0
    ? '–'
    : `${shown(median(figures))} (${shown(Math.min(...figures))}–${shown(Math.max(...figures))})`

const targetOf = ({ target }: Row) =>
  target ? `${target.is === 'at least' ? '≥' : '≤'} ${target.bound}${target.of === 'ratio' ? ' ×' : ''}` : ''

const percent = (share: number) => `${Math.round(share * 100)} %`

/** The table that a run ends with; with another commit's figures and what they are of ours. */
export function tableOf(rows: readonly Row[], against?: string): readonly string[] {
  const heads = [
    'job',
    'unit',
    'yardstick',
    ...(against ? [against, 'ratio'] : []),
    'app',
    'ratio',
    'target',
    'held',
    ...(against ? [`app to ${against}`] : []),
    'stolen, others',
  ]
  const cellsOf = (row: Row) => {
    const { yardstick, app, against: before } = row.rounds
    // Without a yardstick, the spread is that of the figure.
    const side = (figures: readonly number[] = []) =>
      yardstick ? [oneOf(figures), withSpread(ratiosOf(figures, yardstick))] : [withSpread(figures), '']
    return [
      row.job,
      row.unit,
      yardstick ? oneOf(yardstick) : '',
      ...(against ? side(before) : []),
      ...side(app),
      targetOf(row),
      held(row),
      ...(against ? [withSpread(ratiosOf(app, before))] : []),
      row.machine ? `${percent(row.machine.stolen)}, ${percent(row.machine.others)}` : '',
    ]
  }
  const lines = [heads, heads.map(() => '---'), ...rows.map(cellsOf)]
  const notes = [...new Set(rows.flatMap(({ job, notes }) => notes.map(note => `${job}: ${note}`)))]
  return [...lines.map(cells => `| ${cells.join(' | ')} |`), ...notes]
}
