import { styleText } from 'node:util'

/**
 * Commands that operators run occasionally: `npm run cli -- staff:add "Ann" owner`. Without a name it lists them all.
 */
const commands: Readonly<Record<string, readonly [says: string, load: () => Promise<unknown>]>> = {
  'owner:link': ['Prints a link. Whoever opens it becomes the first owner.', () => import('./owner-link.ts')],
  'staff:add': ['Adds a person to the staff, and prints their link.', () => import('./add-staff.ts')],
  worker: ['Runs jobs and campaigns in a separate process.', () => import('./worker.ts')],
  'backup:drill': [
    'Restores the newest backup into a temporary copy and verifies it.',
    () => import('./backup-drill.ts'),
  ],
  'sheet:check': [
    'Checks the last six characters of the emergency sheet’s key.',
    () => import('./check-sheet.ts'),
  ],
  'ledger:verify': ['Checks every balance against its entries.', () => import('./verify-ledger.ts')],
  'audit:verify': ['Checks that the audit log is intact.', () => import('./verify-audit.ts')],
  'phi:rotate': ['Re-encrypts health data with the newest key.', () => import('./rotate-phi-keys.ts')],
  move: ['Moves an embedded database to PostgreSQL.', () => import('./move.ts')],
  'export-clinic': [
    'Writes the whole clinic to a file that other systems can read.',
    () => import('./export-clinic.ts'),
  ],
  'import-clinic': ['Loads such a file into an empty Velora.', () => import('./import-clinic.ts')],
  'seed:large': ['Fills an empty database with 100,000 patients.', () => import('./seed-large.ts')],
}

const [name = ''] = process.argv.splice(2, 1)
const command = commands[name]
if (command) await command[1]()
else {
  if (name) process.stderr.write(`Unknown command: ${name}\n`)
  for (const [known, [says]] of Object.entries(commands))
    process.stdout.write(`${styleText('bold', known.padEnd(14))} ${says}\n`)
  process.exitCode = name ? 1 : 0
}
