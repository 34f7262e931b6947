import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { runSuite } from '../../support/run/run-suite.ts'
import { build, tests } from '../../support/run/suites.ts'
import { type Target, targets } from './targets.ts'

/** Shows every target at full size, one after the other: `npm run reliability`, or with words of those that are wanted. */
const root = dirname(dirname(dirname(import.meta.dirname)))
const wanted = process.argv.slice(2).map(word => word.toLowerCase())
const demanded = targets.filter(({ onDemand }) => onDemand && wanted.includes(onDemand))
const chosen =
  demanded.length > 0
    ? demanded
    : targets.filter(
        ({ figure, onDemand }) =>
          !onDemand && (wanted.length === 0 || wanted.some(word => figure.toLowerCase().includes(word))),
      )
if (chosen.length === 0) {
  process.stderr.write(`No target says ${wanted.join(', ')}.\n`)
  process.exit(2)
}

interface Shown {
  readonly measured: string
  readonly held: boolean
}

await runSuite(build, { root, quiet: true })
process.stdout.write('| target | bound | measured | held |\n|---|---|---|---|\n')
let missed = 0
for (const target of chosen) {
  const began = Date.now()
  const { measured, held } = await (target.program
    ? byProgram(target.program, target.onDemand)
    : byTests(target))
  if (!held) missed++
  const seconds = Math.round((Date.now() - began) / 1000)
  const cells = [target.figure, target.bound, `${measured}, ${seconds} s`, held ? 'yes' : 'NO']
  process.stdout.write(`| ${cells.join(' | ')} |\n`)
}
process.stdout.write(`${chosen.length - missed} of ${chosen.length} targets held\n`)
process.exit(missed > 0 ? 1 : 0)

async function byTests({ tests: files, named, env }: Target): Promise<Shown> {
  const suite = tests(files)
  const { passed, failed, problems, output } = await runSuite(
    {
      ...suite,
      command: named ? [...suite.command, '--testNamePattern', named] : suite.command,
      env: { ...suite.env, TARGET_TIMES: '1', ...env },
    },
    { root, quiet: true },
  )
  if (failed > 0) process.stderr.write(output)
  const held = failed === 0 && passed > 0
  return { measured: held ? `${passed} tests passed` : [`${failed} failed`, ...problems].join('; '), held }
}

/** A program on demand shows its progress and has no time limit. */
async function byProgram(program: string, onDemand?: string): Promise<Shown> {
  const file = join(root, program)
  const [command, ...words] = program.endsWith('.sh') ? [file] : [process.execPath, file]
  const { status, stdout, stderr } = spawnSync(command, words, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', onDemand ? 'inherit' : 'pipe'],
    timeout: onDemand ? undefined : 1_200_000,
  })
  if (status !== 0 && stderr) process.stderr.write(stderr)
  const lines = stdout.trim().split('\n')
  const rows = lines.filter(line => line.startsWith('|')).slice(2)
  const measured =
    rows.length > 0 ? rows.map(row => row.replaceAll(/\s*\|\s*/g, ' ').trim()) : lines.slice(-1)
  return { measured: measured.join('; '), held: status === 0 }
}
