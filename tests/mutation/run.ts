import { bounds } from './modules.ts'
import { type Mutant, mutantsOf } from './mutants.ts'
import { type NoGap, noGaps } from './no-gap.ts'

interface Score {
  readonly module: string
  readonly mutants: number
  readonly caught: number
  readonly percent: number
  readonly bound: number
  readonly noGap: number
  readonly seconds: number
}

const asked = process.argv.slice(2)
const unknown = asked.filter(name => !bounds.has(name))
if (unknown.length > 0) {
  process.stderr.write(
    `There is no module ${unknown.join(', ')}. There are ${[...bounds.keys()].join(', ')}.\n`,
  )
  process.exit(2)
}

const scores: Score[] = []
for (const [module, bound] of bounds) {
  if (asked.length > 0 && !asked.includes(module)) continue
  const began = Date.now()
  const mutants = await mutantsOf(module)
  scores.push({ ...judge(module, mutants), bound, seconds: Math.round((Date.now() - began) / 1000) })
}
process.stdout.write(`\n${table(scores)}\n`)
const low = scores.filter(({ percent, bound }) => percent < bound)
for (const { module, bound } of low) process.stdout.write(`${module} is below ${bound} %.\n`)
process.exit(low.length > 0 || process.exitCode ? 1 : 0)

function judge(module: string, mutants: readonly Mutant[]) {
  const known = noGaps.filter(({ file }) => file.startsWith(`${module}/`))
  const survivors = mutants.filter(({ caught }) => !caught)
  const gaps = survivors.filter(mutant => !known.some(noGap => isSame(mutant, noGap)))
  for (const gap of gaps) process.stdout.write(described(gap))
  for (const noGap of known.filter(noGap => !survivors.some(mutant => isSame(mutant, noGap)))) {
    process.stdout.write(`\nno-gaps.txt names what does not survive, take it out:${described(noGap)}`)
    process.exitCode = 1
  }
  const counted = mutants.length - (survivors.length - gaps.length)
  const caught = counted - gaps.length
  const percent = counted === 0 ? 0 : Math.floor((caught / counted) * 1000) / 10
  return { module, mutants: counted, caught, percent, noGap: survivors.length - gaps.length }
}

const isSame = (mutant: Mutant, { file, line, becomes }: NoGap) =>
  mutant.file === file && mutant.line === line && mutant.becomes === becomes

function described({ file, line, becomes, lineNumber }: Omit<NoGap, 'because'> & { lineNumber?: number }) {
  return `\n${file}${lineNumber ? `:${lineNumber}` : ''}\n- ${line}\n+ ${becomes}\n`
}

function table(scores: readonly Score[]): string {
  const rows = scores.map(({ module, mutants, caught, percent, bound, noGap, seconds }) =>
    [module, mutants, caught, `${percent.toFixed(1)} %`, `${bound} %`, noGap, `${seconds} s`].map(String),
  )
  const head = ['module', 'mutants', 'caught', 'score', 'bound', 'no gap', 'time']
  const width = (column: number) => Math.max(...[head, ...rows].map(row => row[column]?.length ?? 0))
  return [head, ...rows]
    .map(row => row.map((cell, column) => cell.padStart(width(column))).join('  '))
    .join('\n')
}
