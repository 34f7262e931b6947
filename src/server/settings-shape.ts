import type { StaffGate } from './staff-gate.ts'
import type { UnknownSetting } from './unknown-settings.ts'

export interface Settings {
  /** Names that are set and look like settings without being any. */
  readonly unknownSettings: readonly UnknownSetting[]
  readonly host: string
  readonly port: number
  readonly appUrl: string
  readonly databaseUrl: string | undefined
  readonly dataDir: string
  /** The bucket for photos with its credentials; undefined: the folder `photos` in `dataDir`. */
  readonly photosUrl: string | undefined
  /** Absent: nobody makes any. */
  readonly backups: BackupSettings | undefined
  readonly demo: boolean
  readonly production: boolean
  readonly sessionKeys: readonly string[]
  /** Encrypt health data: the first encrypts, all decrypt. */
  readonly phiKeys: readonly { readonly id: string; readonly secret: Buffer }[]
  readonly staffCode: string | undefined
  readonly staffGate: StaffGate
  readonly clinicName: string
  readonly timeZone: string
  /** How old members must be to join, and to agree to treatment, photos and texts. */
  readonly minimumAge: number
  /** Absent: there is no way to book anywhere in the app. */
  readonly bookingUrl: string | undefined
  readonly navVariant: 'A' | 'B'
  /** Whether printed check-in codes count beside the desk's screen. */
  readonly printedCodes: boolean
  readonly vapid: Vapid
  readonly pushHosts: readonly string[]
  /** Absent: mail stays in the local outbox. */
  readonly smtp: MailServer | undefined
  /** Absent: SMS stay in the local outbox. */
  readonly twilio: Twilio | undefined
  /** Times of the clinic's clock between which marketing waits. */
  readonly quietHours: { readonly from: string; readonly until: string } | undefined
  /** How many marketing messages a member gets by channel and day. */
  readonly marketingCap: Readonly<Partial<Record<'email' | 'push' | 'sms', number>>>
  /** Whether birthday specials go out by themselves on the day, or when staff press the button. */
  readonly birthdaySpecials: 'button' | 'daily'
  /** Whether this process does background jobs. */
  readonly workers: boolean
  readonly trustProxy: number
  readonly logLevel: string
  /** Who has it may read `/metrics`; absent: there are none. */
  readonly metricsToken: string | undefined
  /** Where a worker by itself answers for its metrics. */
  readonly metricsPort: number | undefined
  /** A collector that takes OTLP over HTTP. */
  readonly otlpEndpoint: string | undefined
  /** How long a stop serves on, so that a balancer sees that this instance is not ready before it refuses anybody. */
  readonly drainSeconds: number
}

export interface BackupSettings {
  /** A folder, or a bucket with its credentials. */
  readonly to: string
  readonly passphrase: string
  /** By the clinic's clock, 'HH:MM'. */
  readonly at: string
}

/** With what the app shows push services who it is: an ECDSA key pair as base64url, and where its operator can be reached. */
export interface Vapid {
  readonly publicKey: string
  readonly privateKey: string
  readonly subject: string
}

export interface Twilio {
  readonly accountSid: string
  readonly authToken: string
  readonly from: string
  readonly apiUrl: string | undefined
}

export interface MailServer {
  readonly url: string
  readonly from: MailFrom
  /** Absent: the address of the server has a password, or nobody signs in. */
  readonly oauth2: OAuth2 | undefined
  /** Absent: the mail server signs mails, or nobody does. */
  readonly dkim: { readonly selector: string; readonly privateKey: string } | undefined
  readonly mailsPerMinute: number | undefined
}

export interface OAuth2 {
  readonly clientId: string
  readonly clientSecret: string
  readonly refreshToken: string
  readonly tokenUrl: string
}

export interface MailFrom {
  readonly name: string
  readonly address: string
}

/** A setting that stops the start; the message says which one and why, for the person who set it. */
export class WrongSetting extends Error {}
