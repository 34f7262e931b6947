import { demoAccounts } from '../demo/accounts.ts'
import { prepareClinic } from '../server/clinic-start.ts'
import { endInAnyCase } from '../server/end-in-any-case.ts'
import { settingNames } from '../server/environment.ts'
import { firstOwnerInvitation } from '../server/first-owner-invitation.ts'
import { releaseWhenQuiet } from '../server/release-memory.ts'
import type { Settings } from '../server/settings.ts'
import { readSettings } from '../server/settings.ts'
import { type RunningApp, startApp } from '../server/start.ts'
import { unknownSettings } from '../server/unknown-settings.ts'
import { endWhenHung } from '../server/watchdog.ts'

process.title = 'velora'

let app: Pick<RunningApp, 'url' | 'stop'> | undefined
let drainMs = 0
let stoppingSince: number | undefined
const hurry = new AbortController()

try {
  // 'disconnect' covers a parent process that dies without sending a signal.
  process.once('disconnect', () => stop('disconnect'))
  // PID 1 in a container ignores signals that it has no handler for.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop)
  const settings = readSettings(process.env)
  // Only in production: during development a debugger may pause the process for an hour.
  if (settings.production) endWhenHung()
  drainMs = settings.drainSeconds * 1000
  app = await startApp(settings, {
    prepare: async (modules, database) => {
      await prepareClinic(modules, database, settings)
      if (!settings.demo) await inviteOwner(modules)
    },
  })
  greet(app, settings)
  void releaseWhenQuiet()
} catch (error) {
  explain(error as Error)
  process.exit(1)
}

/** Shows the link only in a terminal: a service's output goes to a log that others can read (D-172). */
async function inviteOwner({ identity }: RunningApp['modules']): Promise<void> {
  const state = await identity.firstOwnerState()
  if (state === 'owned') return
  const link = process.stdout.isTTY && state === 'nobody' ? await identity.issueFirstLink() : undefined
  process.stdout.write(
    link
      ? firstOwnerInvitation(link)
      : 'This clinic has no owner yet. Run `npm run cli -- owner:link`, or after the first 24 hours `npm run cli -- staff:add`.\n',
  )
}

function explain(error: Error): void {
  process.stderr.write(`Velora can’t start: ${error.message}\n`)
  for (const { name, meant } of unknownSettings(process.env, settingNames))
    process.stderr.write(`Unknown setting: ${name}. Did you mean ${meant}?\n`)
  process.stderr.write('`npm run doctor` lists everything that’s wrong and how to fix it.\n')
}

/** Only the first SIGTERM drains for the load balancer. A second one, or Ctrl-C, means stop now. */
function stop(reason: 'SIGTERM' | 'SIGINT' | 'disconnect'): void {
  if (!app) process.exit(0)
  // npm and systemd signal every process, and the launcher forwards the same signal: both count as one.
  const isAgain = stoppingSince !== undefined && performance.now() - stoppingSince > 1_000
  if (reason !== 'SIGTERM' || isAgain) hurry.abort()
  if (stoppingSince !== undefined) return
  stoppingSince = performance.now()
  endInAnyCase(drainMs)
  app.stop({ drainMs, hurry: hurry.signal }).then(() => process.exit(0))
}

function greet(
  { url }: Pick<RunningApp, 'url'>,
  { appUrl, demo, staffCode, databaseUrl, dataDir }: Settings,
): void {
  const lines = [`Velora runs at ${appUrl}${appUrl === url ? '' : ` (listening on ${url})`}`]
  if (demo) {
    const { member, staff } = demoAccounts
    lines.push(`  member      ${member.email} / ${member.password}`)
    lines.push(`  staff       ${staff.email} / ${staff.password}`)
    lines.push(`  staff code  ${staffCode}`)
  }
  if (!databaseUrl) {
    lines.push(`  data        ${dataDir} (embedded database, single process only; for production,`)
    lines.push('              set DATABASE_URL to a PostgreSQL database)')
  }
  process.stdout.write(`${lines.join('\n')}\n`)
}
