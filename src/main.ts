import { demoAccounts } from './app.ts'
import { prepareClinic } from './clinic-start.ts'
import { readSettings, type Settings, settingNames } from './settings.ts'
import { type RunningApp, startApp } from './start.ts'
import { unknownSettings } from './unknown-settings.ts'

process.title = 'velora'

try {
  const settings = readSettings(process.env)
  const app = await startApp(settings, {
    prepare: (modules, database) => prepareClinic(modules, database, settings),
  })
  greet(app, settings)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stopOnce(app))
} catch (error) {
  process.stderr.write(`Velora can’t start: ${(error as Error).message}\n`)
  for (const { name, meant } of unknownSettings(process.env, settingNames))
    process.stderr.write(`There is no setting ${name}. Did you mean ${meant}?\n`)
  process.stderr.write('`npm run doctor` names everything that is amiss, with a way out for each.\n')
  process.exit(1)
}

async function stopOnce(app: RunningApp): Promise<void> {
  await app.stop()
  process.exit(0)
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
