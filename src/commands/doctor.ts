import { existsSync } from 'node:fs'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { isTimeZone } from '#platform/kernel/clinic-day.ts'
import { troubleOfCheck } from '../modules/messaging/channels/channel-trouble.ts'
import { checkMailServer } from '../modules/messaging/mail/adapters/mail-by-smtp.ts'
import { factsOfBackups } from '../server/backups/facts-of-backups.ts'
import { notedBackupState } from '../server/backups/noted-state.ts'
import { unusable, whyUnusable } from '../server/backups/usable-place.ts'
import { environment, settingNames } from '../server/environment.ts'
import { type Facts, type Finding, findingsOf } from '../server/findings.ts'
import { type DatabaseLimits, reachPostgres } from '../server/reach-postgres.ts'
import { readSettings } from '../server/settings.ts'
import type { MailServer } from '../server/settings-of-mail.ts'
import { unknownSettings } from '../server/unknown-settings.ts'
import { saidInProgram } from './said-in-program.ts'

const { env } = process
const { facts, wrong } = await examined()
const { limits, unreachable } = await reached()
const stops = unreachable ? [...wrong, unreachable] : [...wrong]
const said = await withMailServer({ ...facts, ...(await saidByClinic()) })
const findings = [...(await ofBackupPlace()), ...ofPooler(), ...findingsOf(said)]
const severe = findings.filter(({ severity }) => severity === 'critical')

for (const line of stops) say('Blocks the start', line)
for (const { severity, what, effect, wayOut } of findings)
  say(severity === 'critical' ? 'Fix first' : 'Good to know', `${what} ${effect}`, wayOut)
const { CLINIC_TIME_ZONE: zone = '' } = env
const timeZone = isTimeZone(zone) ? zone : environment.shape.CLINIC_TIME_ZONE.parse(undefined)
for (const { label, value, state } of factsOfBackups(said.backups, said.backupState, new Date(), timeZone))
  process.stdout.write(`${label}: ${value}${state === 'overdue' ? ' (overdue)' : ''}\n`)
if (limits) process.stdout.write(`${connectionsIn(limits)}\n`)
process.stdout.write(`${verdict()}\n`)
process.exitCode = stops.length + severe.length > 0 ? 1 : 0

/** Reads the settings as startup does, without side effects: generated files go to a temporary folder. */
async function examined(): Promise<{ readonly facts: Facts; readonly wrong: readonly string[] }> {
  const scratch = await mkdtemp(join(tmpdir(), 'velora-doctor-'))
  const kept = resolve(env['DATA_DIR'] || '.data')
  try {
    for (const file of ['session-keys', 'phi-keys', 'vapid-keys.json'])
      if (existsSync(join(kept, file))) await copyFile(join(kept, file), join(scratch, file))
    return { facts: readSettings({ ...env, DATA_DIR: scratch }), wrong: [] }
  } catch (error) {
    return { facts: roughly(), wrong: (error as Error).message.split('\n') }
  } finally {
    await rm(scratch, { recursive: true })
  }
}

/** The fallback for an invalid setting: uses the others as they are. */
function roughly(): Facts {
  const production = env['NODE_ENV'] === 'production'
  const appUrl = env['APP_URL'] ?? ''
  return {
    demo: env['DEMO'] ? env['DEMO'] === '1' : !production,
    production,
    appUrl: URL.canParse(appUrl) ? appUrl : `http://localhost:${env['PORT'] || 3000}`,
    bookingUrl: env['BOOKING_URL'],
    smtp: env['SMTP_URL'],
    twilio: env['TWILIO_ACCOUNT_SID'],
    databaseUrl: env['DATABASE_URL'],
    printedCodes: env['PRINTED_CODES'] !== '0',
    trustProxy: Number(env['TRUST_PROXY'] || 0),
    unknownSettings: unknownSettings(env, settingNames),
    backups: env['BACKUP_TO'] ? { at: env['BACKUP_AT'] || '03:00' } : undefined,
  }
}

/** Only tests the connection, because the doctor neither migrates nor creates a database. */
async function reached(): Promise<{ readonly limits?: DatabaseLimits; readonly unreachable?: string }> {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl } = env
  if (!url?.startsWith('postgres')) return {}
  return reachPostgres(url, directUrl || url).then(
    limits => ({ limits }),
    (error: Error) => ({ unreachable: error.message }),
  )
}

/** The number of processes that the connection limit allows. Each listens on two; nightly jobs briefly need three more. */
function connectionsIn({ connections }: DatabaseLimits): string {
  const [listening, atNight] = [2, 3]
  const isPooled = env['DATABASE_DIRECT_URL'] && env['DATABASE_DIRECT_URL'] !== env['DATABASE_URL']
  const own = isPooled ? 0 : Number(env['DATABASE_CONNECTIONS'] || 10)
  const processes = Math.max(0, Math.floor((connections - atNight) / (own + listening)))
  const beside = isPooled ? ', not counting the pooler’s own' : ''
  return `Connections: the server has ${connections}, enough for ${processes} processes with ${own + listening} each${beside}`
}

function ofPooler(): readonly Finding[] {
  if (limits?.statementTimeout !== '0') return []
  return [
    {
      code: 'pooler-without-limits',
      severity: 'warning',
      what: 'The database at DATABASE_URL has no statement timeout.',
      effect: 'A statement that hangs holds a pooler connection, even after its request has failed.',
      wayOut: 'Set the limits in the pooler: src/operations/README.md, “A pooler”.',
    },
  ]
}

/** The clinic's published program overrides the settings (D-192). */
async function saidByClinic(): Promise<Partial<Facts>> {
  const url = env['DATABASE_URL']
  if (!url) return { backupState: notedBackupState(resolve(env['DATA_DIR'] || '.data')) }
  if (!url.startsWith('postgres') || unreachable) return {}
  return saidInProgram(env['DATABASE_DIRECT_URL'] || url).catch((error: Error) => {
    stops.push(`Couldn’t read the clinic’s settings from the database: ${error.message}`)
    return {}
  })
}

/** Connects to the mail server and signs in. Its response replaces the errors of earlier emails. */
async function withMailServer(known: Facts): Promise<Facts> {
  const { smtp, channelTroubles = [] } = known
  // Invalid settings were already reported.
  if (!smtp || wrong.length > 0) return known
  const trouble = troubleOfCheck(await checkMailServer(smtp as MailServer))
  // Signing in doesn't show whether the server accepts this sender, so that warning stays.
  const others = channelTroubles.filter(each => each.channel !== 'email' || (!trouble && each.signedIn))
  return { ...known, channelTroubles: trouble ? [trouble, ...others] : others }
}

/** Checks the backup destination now: otherwise a wrong secret or a read-only folder would only show up at night. */
async function ofBackupPlace(): Promise<readonly Finding[]> {
  const to = env['BACKUP_TO']
  const why = to && wrong.length === 0 ? await whyUnusable(to) : undefined
  return why ? [unusable(why)] : []
}

function say(heading: string, words: string, wayOut?: string): void {
  process.stdout.write(`${heading}: ${words}\n${wayOut ? `    → ${wayOut}\n` : ''}`)
}

function verdict(): string {
  if (stops.length > 0) return '\nVelora can’t start like this.'
  if (severe.length > 0) return '\nVelora starts with these settings, but you should fix these first.'
  return findings.length > 0 ? '\nNothing is blocking.' : 'All good.'
}
