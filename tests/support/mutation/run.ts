import { readdirSync } from 'node:fs'
import { boundOf } from './modules.ts'
import { mutantsOf } from './mutants.ts'
import { type NoGap, noGaps } from './no-gap.ts'
import { type Score, scoreOf } from './score.ts'

interface Line extends Score {
  readonly module: string
  readonly bound: number
  readonly seconds: number
}

const asked = process.argv.slice(2)
const modules = readdirSync('src/modules')
const unknown = asked.filter(name => !modules.includes(name))
if (unknown.length > 0) {
  process.stderr.write(`There is no module ${unknown.join(', ')}. There are ${modules.join(', ')}.\n`)
  process.exit(2)
}

const lines: Line[] = []
for (const module of asked.length > 0 ? asked : modules) {
  const bound = boundOf(module)
  const began = Date.now()
  const reasons = noGaps.filter(({ file }) => file.startsWith(`${module}/`))
  const score = scoreOf(await mutantsOf(module), reasons)
  for (const gap of score.gaps) say(described(gap))
  for (const reason of score.outdated) say(`no-gaps.txt names what does not survive: ${described(reason)}`)
  lines.push({ ...score, module, bound, seconds: Math.round((Date.now() - began) / 1000) })
}
say(table(lines))
const low = lines.filter(({ percent, bound }) => percent < bound)
for (const { module, bound } of low) say(`${module} is below ${bound} %.`)
process.exit(low.length > 0 || lines.some(({ outdated }) => outdated.length > 0) ? 1 : 0)

/** In the format of no-gaps.txt, with the reason to be filled in. */
function described({ file, line, becomes, lineNumber }: Omit<NoGap, 'because'> & { lineNumber?: number }) {
  return `${file}${lineNumber ? `:${lineNumber}` : ''}\n- ${line}\n+ ${becomes}`
}

function table(lines: readonly Line[]): string {
  const rows = lines.map(({ module, mutants, caught, percent, bound, noGaps, seconds }) =>
    [module, mutants, caught, `${percent.toFixed(1)} %`, `${bound} %`, noGaps, `${seconds} s`].map(String),
  )
  const head = ['module', 'mutants', 'caught', 'score', 'bound', 'no gap', 'time']
  const width = (column: number) => Math.max(...[head, ...rows].map(row => row[column]?.length ?? 0))
  return [head, ...rows]
    .map(row => row.map((cell, column) => cell.padStart(width(column))).join('  '))
    .join('\n')
}

function say(text: string): void {
  process.stdout.write(`\n${text}\n`)
}
