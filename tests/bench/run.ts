import { existsSync, globSync } from 'node:fs'
import { basename, join } from 'node:path'

// `npm run bench -- NAME [WORDS…]` runs the bench in this folder that has this name; without one, all jobs beside plain Koa.

const [name = ''] = process.argv.slice(2)
const isNamed = name !== '' && !name.startsWith('-')
const file = join(import.meta.dirname, isNamed ? `${name}.bench.ts` : 'jobs.bench.ts')
if (existsSync(file)) {
  if (isNamed) process.argv.splice(2, 1)
  await import(file)
} else {
  const known = globSync('*.bench.ts', { cwd: import.meta.dirname }).map(each => basename(each, '.bench.ts'))
  process.stderr.write(`No bench is called ${name}. The benches: ${known.sort().join(', ')}.\n`)
  process.exitCode = 2
}
