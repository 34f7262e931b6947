import { demoAccounts } from './app.ts'
import { prepareClinic } from './clinic-start.ts'
import { readSettings, type Settings, settingNames } from './settings.ts'
import { type RunningApp, startApp } from './start.ts'
import { unknownSettings } from './unknown-settings.ts'

process.title = 'velora'

let app: RunningApp | undefined
let stopping = false

try {
  // Whoever launched this may die without a word.
  process.once('disconnect', stop)
  const settings = readSettings(process.env)
  app = await startApp(settings, {
    prepare: (modules, database) => prepareClinic(modules, database, settings),
  })
  // A terminal sends its signal to npm, too, which hands it on.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop)
  greet(app, settings)
} catch (error) {
  process.stderr.write(`Velora can’t start: ${(error as Error).message}\n`)
  for (const { name, meant } of unknownSettings(process.env, settingNames))
    process.stderr.write(`There is no setting ${name}. Did you mean ${meant}?\n`)
  process.stderr.write('`npm run doctor` names everything that is amiss, with a way out for each.\n')
  process.exit(1)
}

function stop(): void {
  if (!app) process.exit(1)
  if (!stopping) app.stop().then(() => process.exit(0))
  stopping = true
}

function greet({ url }: RunningApp, { appUrl, demo, staffCode, databaseUrl, dataDir }: Settings): void {
  const lines = [`Velora runs at ${appUrl}${appUrl === url ? '' : ` (listening on ${url})`}`]
  if (demo) {
    const { member, staff } = demoAccounts
    lines.push(`  member      ${member.email} / ${member.password}`)
    lines.push(`  staff       ${staff.email} / ${staff.password}`)
    lines.push(`  staff code  ${staffCode}`)
  }
  if (!databaseUrl) {
    lines.push(
      `  data        ${dataDir} (embedded database: for one process, and not safe against power loss;`,
    )
    lines.push('              set DATABASE_URL to a PostgreSQL for production)')
  }
  process.stdout.write(`${lines.join('\n')}\n`)
}
