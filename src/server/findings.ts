import type { Logger } from 'pino'
import type { Platform } from '#platform/module.ts'
import type { BackupState } from './backups/backup-runs.ts'
import { checkSheet } from './backups/check-sheet.ts'
import { type BackupFact, factsOfBackups } from './backups/facts-of-backups.ts'
import { noBackups, ofBackups } from './backups/findings-of-backups.ts'
import type { RecoveryKey } from './backups/recovery-key.ts'
import type { BrokenRecords } from './daily-checks.ts'
import { type ChannelTrouble, ofChannels } from './findings-of-channels.ts'
import type { UnknownSetting } from './unknown-settings.ts'

/** A problem with the setup. The startup log, the owner's Today page and `npm run doctor` show the same list. */
export interface Finding {
  /** Stable, for programs. */
  readonly code: string
  /** Critical: patients or their records could be harmed, or the app is unusable. */
  readonly severity: 'critical' | 'warning'
  readonly what: string
  readonly effect: string
  readonly wayOut: string
}

/** The part of the settings that findings are based on. */
export interface Facts extends BrokenRecords {
  readonly demo: boolean
  readonly production: boolean
  readonly appUrl: string
  /** 'off': the clinic has none. */
  readonly bookingUrl: string | undefined
  readonly smtp: unknown
  readonly twilio: unknown
  readonly databaseUrl: string | undefined
  readonly printedCodes: boolean
  readonly trustProxy: number
  readonly unknownSettings: readonly UnknownSetting[]
  /** If undefined, backups are off. */
  readonly backups: { readonly at: string; readonly recovery?: RecoveryKey } | undefined
  /** The state of the backups, if known. */
  readonly backupState?: BackupState | undefined
  /** Hosts that no longer get webhooks, because deliveries kept failing. */
  readonly webhooksGivenUp?: readonly string[]
  /** Names of API keys that tried to award more points than allowed. */
  readonly limitedKeys?: readonly string[]
  readonly channelTroubles?: readonly ChannelTrouble[]
}

/** The facts that the clinic's program can override. */
export type SaidInProgram = Pick<Facts, 'printedCodes' | 'bookingUrl'>

/**
 * Everything that needs fixing in this setup, most severe first. A demo has no findings unless it runs in production.
 */
export function findingsOf(facts: Facts, now = new Date()): readonly Finding[] {
  const found = [
    ...ofLedger(facts),
    ...ofAudit(facts),
    ...ofBackups(facts, now),
    ...ofKeys(facts),
    ...ofChannels(facts.channelTroubles ?? []),
    ...ofWebhooks(facts),
    ...(facts.demo ? ofDemo(facts) : ofClinic(facts)),
    ...ofNames(facts),
  ]
  return found.toSorted((a, b) => Number(a.severity === 'warning') - Number(b.severity === 'warning'))
}

interface SetupPorts extends Pick<Platform<Facts>, 'settings' | 'now' | 'timeZone'> {
  readonly recordSheetCheck: () => Promise<unknown>
  readonly backupState: () => Promise<BackupState>
  readonly clinicRules: () => Promise<{ readonly rules: RulesOfClinic }>
  readonly brokenRecords: () => Promise<BrokenRecords>
  readonly webhooksGivenUp: () => Promise<readonly string[]>
  readonly limitedKeys: () => Promise<readonly string[]>
  readonly channelTroubles: () => Promise<readonly ChannelTrouble[]>
}

/** The findings for the owner, based on the settings and the program's overrides. */
export const openSetup = ({ settings, now, timeZone, ...ports }: SetupPorts) => ({
  findings: async () => {
    const [{ rules }, broken, webhooksGivenUp, limitedKeys, channelTroubles, known] = await Promise.all([
      ports.clinicRules(),
      ports.brokenRecords(),
      ports.webhooksGivenUp(),
      ports.limitedKeys(),
      ports.channelTroubles(),
      ports.backupState(),
    ])
    const { printedCodes, bookingUrl } = rules
    const facts = {
      ...settings,
      printedCodes: printedCodes ?? settings.printedCodes,
      bookingUrl: bookingUrl ?? settings.bookingUrl,
      ...broken,
      webhooksGivenUp,
      limitedKeys,
      channelTroubles,
      backupState: known,
    }
    return findingsOf(facts, now())
  },
  checkSheet: (characters: string) => checkSheet(settings.backups, characters, ports.recordSheetCheck),
  backupFacts: async (): Promise<readonly BackupFact[]> =>
    factsOfBackups(settings.backups, await ports.backupState(), now(), timeZone),
})

/** Null: the program doesn't set it. */
type RulesOfClinic = { readonly [Rule in keyof SaidInProgram]: SaidInProgram[Rule] | null }

function ofDemo({ production, printedCodes }: Facts): Finding[] {
  return [production && inProduction, production && printedCodes && codesPublished].filter(isFinding)
}

function ofClinic(facts: Facts): Finding[] {
  return [
    ofAddress(facts),
    !facts.databaseUrl && embedded,
    !facts.smtp && noMail,
    !facts.bookingUrl && noBookingLink,
    !facts.twilio && noSms,
    !facts.backups && noBackups,
    facts.appUrl.startsWith('https:') && !isLocal(facts.appUrl) && facts.trustProxy === 0 && proxyNotTrusted,
  ].filter(isFinding)
}

function ofAddress({ appUrl }: Facts): Finding | false {
  const wayOut = 'Set APP_URL to the public address, such as https://vip.your-clinic.com.'
  if (isLocal(appUrl))
    return {
      code: 'local-address',
      severity: 'critical',
      what: `The app’s address is this computer (${appUrl}).`,
      effect: 'Links in messages and printed codes won’t work on patients’ phones.',
      wayOut,
    }
  if (appUrl.startsWith('https:')) return false
  return {
    code: 'unencrypted-address',
    severity: 'critical',
    what: `The app’s address isn’t encrypted (${appUrl}).`,
    effect:
      'Passwords and medical answers can be read in transit, and phones won’t allow the camera or notifications.',
    wayOut,
  }
}

const ofLedger = ({ brokenLedger }: Facts): Finding[] =>
  brokenLedger
    ? [
        {
          code: 'ledger-broken',
          severity: 'critical',
          what: `The points ledger doesn’t add up: ${brokenLedger}.`,
          effect: 'Some members may see a wrong balance.',
          wayOut:
            'List the violations: npm run cli -- ledger:verify. Don’t correct points by hand until they’re explained.',
        },
      ]
    : []

const ofAudit = ({ brokenAudit }: Facts): Finding[] =>
  brokenAudit
    ? [
        {
          code: 'audit-log-changed',
          severity: 'critical',
          what: `The audit log was changed: ${brokenAudit}.`,
          effect: 'Entries after that point can’t be trusted.',
          wayOut: 'Don’t change the database. Compare it with a backup, and find out who can write to it.',
        },
      ]
    : []

const ofKeys = ({ limitedKeys = [] }: Facts): Finding[] =>
  limitedKeys.map(name => ({
    code: 'api-key-limited',
    severity: 'critical',
    what: `The API key “${name}” tried to award more points than it’s allowed to.`,
    effect:
      'Nothing over the limit was awarded. Either the other system is busy, or someone else has the key.',
    wayOut:
      'Check what it awarded in the audit log. If you don’t recognize those awards, revoke the key; otherwise create one with a higher limit under API & Webhooks.',
  }))

const ofWebhooks = ({ webhooksGivenUp = [] }: Facts): Finding[] =>
  webhooksGivenUp.map(host => ({
    code: 'webhook-given-up',
    severity: 'warning',
    what: `${host} no longer gets events.`,
    effect:
      'Deliveries failed for five days, or the address reported it no longer exists, so we turned the webhook off.',
    wayOut: 'Ask whoever runs it, then turn the webhook back on under API & Webhooks.',
  }))

const ofNames = ({ unknownSettings }: Facts): Finding[] =>
  unknownSettings.map(({ name, meant }) => ({
    code: 'unknown-setting',
    severity: 'warning',
    what: `Unknown setting: ${name}.`,
    effect: 'It has no effect.',
    wayOut: `Did you mean ${meant}?`,
  }))

const inProduction: Finding = {
  code: 'demo-in-production',
  severity: 'critical',
  what: 'This is a demo running in production.',
  effect: 'Anyone can open the staff area with the demo’s public accounts and staff code.',
  wayOut: 'Set DEMO=0 before the first patient joins.',
}

const codesPublished: Finding = {
  code: 'codes-published',
  severity: 'critical',
  what: 'Anyone can see and use the check-in codes.',
  effect: 'People can collect points from home.',
  wayOut: 'Set DEMO=0, or accept only the desk screen’s code: Program, Settings.',
}

const embedded: Finding = {
  code: 'embedded-database',
  severity: 'warning',
  what: 'The records are in the embedded database.',
  effect: 'It supports only one process, so every restart means downtime.',
  wayOut: 'Set DATABASE_URL to a PostgreSQL database, version 17 or newer, that is backed up.',
}

const noMail: Finding = {
  code: 'no-mail',
  severity: 'critical',
  what: 'Email isn’t set up.',
  effect: 'Patients can’t reset their passwords, and email campaigns are turned off.',
  wayOut: 'Set SMTP_URL and MAIL_FROM.',
}

const noBookingLink: Finding = {
  code: 'no-booking-link',
  severity: 'warning',
  what: 'No booking link is set.',
  effect: 'Patients can’t book from the app or its emails.',
  wayOut: 'Add your booking link: Program, Settings.',
}

const noSms: Finding = {
  code: 'no-sms',
  severity: 'warning',
  what: 'SMS isn’t set up.',
  effect: 'SMS campaigns are turned off.',
  wayOut: 'Set TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM.',
}

const proxyNotTrusted: Finding = {
  code: 'proxy-not-trusted',
  severity: 'warning',
  what: 'The app is behind a proxy it doesn’t know about.',
  effect: 'All patients appear to come from one address and share its limit for wrong passwords.',
  wayOut: 'Set TRUST_PROXY to the number of proxies in front, usually 1.',
}

function isLocal(appUrl: string): boolean {
  const { hostname } = new URL(appUrl)
  return /^(localhost|.*\.localhost|127\..*|0\.0\.0\.0|\[::1?\])$/.test(hostname)
}

/** Logs all findings on startup. */
export function logFindings(facts: Facts, log: Pick<Logger, 'error' | 'warn'>): void {
  for (const finding of findingsOf(facts))
    log[finding.severity === 'critical' ? 'error' : 'warn']({ finding: finding.code }, spoken(finding))
}

const isFinding = (found: Finding | false | undefined): found is Finding => Boolean(found)

/** As one log line. */
export const spoken = ({ what, effect, wayOut }: Finding) => `${what} ${effect} ${wayOut}`
