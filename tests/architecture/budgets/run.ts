import { fileURLToPath } from 'node:url'
import { budgets } from './budgets.ts'
import { sourceFiles } from './code.ts'

/** Prints what the code has grown to, beside what it may: `npm test -- budgets`. */
const root = fileURLToPath(new URL('../../..', import.meta.url))
const files = sourceFiles(root)
const rows = budgets.map(budget => ({ budget, ...budget.measure(root, files) }))

process.stdout.write('| figure | bound | is | held |\n|---|---|---|---|\n')
for (const { budget, value } of rows) {
  const { figure, bound } = budget
  process.stdout.write(`| ${figure} | ${bound} | ${value} | ${value <= bound ? 'yes' : 'NO'} |\n`)
}
const over = rows.filter(({ budget, value }) => value > budget.bound)
for (const { budget, offenders } of over)
  process.stdout.write(`\n${budget.figure}:\n${offenders.map(each => `  ${each}\n`).join('')}`)
process.exit(over.length > 0 ? 1 : 0)
