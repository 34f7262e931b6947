import pg from 'pg'
import { DatabaseUnavailable } from '../platform/database/database-errors.ts'

const oldestVersion = 17
const waitTimeoutMs = 5_000
const readOnly = '25006'

/** Why a PostgreSQL can't be used, for the person who set DATABASE_URL. */
export class UnusableDatabase extends Error {}

/** Proves that the database at an address can be used, or refuses with a sentence that names its host and the setting. */
export async function reachPostgres(url: string): Promise<void> {
  const client = clientFor(url)
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query(
      `select current_setting('server_version') as server_version,
         current_setting('transaction_read_only')::bool as takes_no_writes`,
    )
    const found = rows[0] as { server_version: string; takes_no_writes: boolean } | undefined
    const [version = ''] = String(found?.server_version).split(' ')
    if (Number.parseInt(version, 10) < oldestVersion)
      throw new UnusableDatabase(
        `DATABASE_URL: the PostgreSQL at ${placeOf(client)} is version ${version}; Velora needs ${oldestVersion} or newer.`,
      )
    if (found?.takes_no_writes) throw Object.assign(new Error(), { code: readOnly })
  } catch (error) {
    throw error instanceof UnusableDatabase ? error : unusable(error, client)
  } finally {
    await client.end().catch(() => {})
  }
}

/** The same sentence for a database that went away while something else was asked of it. */
export function inSentence(error: unknown, url: string | undefined): unknown {
  return url && error instanceof DatabaseUnavailable ? unusable(error.cause, clientFor(url)) : error
}

function clientFor(url: string): pg.Client {
  try {
    return new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: waitTimeoutMs,
      query_timeout: waitTimeoutMs,
    })
  } catch (error) {
    throw new UnusableDatabase(`DATABASE_URL can’t be read: ${withoutPasswords((error as Error).message)}`)
  }
}

const placeOf = ({ host, port }: pg.Client) => (host.startsWith('/') ? host : `${host}:${port}`)

interface Failure {
  readonly code?: string
  readonly message: string
}

function unusable(error: unknown, client: pg.Client): UnusableDatabase {
  return new UnusableDatabase(`DATABASE_URL: ${sentenceFor(error as Failure, client)}`)
}

function sentenceFor({ code = '', message }: Failure, client: pg.Client): string {
  const asked = { place: placeOf(client), user: client.user ?? '', database: client.database ?? '' }
  const sentence = sentences.find(([pattern]) => pattern.test(code) || pattern.test(message))?.[1]
  return sentence?.(asked) ?? `the PostgreSQL at ${asked.place} can’t be used: ${withoutPasswords(message)}.`
}

type Sentence = (asked: {
  readonly place: string
  readonly user: string
  readonly database: string
}) => string

/** By the code of the network, of TLS or of PostgreSQL, or by what drivers say without a code. The first that fits. */
const sentences: readonly (readonly [RegExp, Sentence])[] = [
  [
    /^(ECONNREFUSED|ENOENT)$/,
    ({ place }) =>
      `nothing answers at ${place}. Is PostgreSQL running there, and does it listen on that address and port?`,
  ],
  [
    /^(ENOTFOUND|EAI_\w+)$/,
    ({ place }) => `nobody knows the host of ${place}. Is its name written as it should be?`,
  ],
  [
    /^(ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EHOSTDOWN)$|timeout expired|connection timeout|Query read timeout/,
    ({ place }) =>
      `${place} can’t be reached: there was no answer within ${waitTimeoutMs / 1_000} seconds. Is a firewall in between?`,
  ],
  [
    /does not support SSL/,
    ({ place }) =>
      `the PostgreSQL at ${place} takes no TLS connections. Leave sslmode out, or switch TLS on there (ssl = on).`,
  ],
  [
    /no encryption|SSL off/,
    ({ place }) =>
      `the PostgreSQL at ${place} wants a TLS connection: add ?sslmode=verify-full to the address.`,
  ],
  [
    /CERT|SELF_SIGNED|UNABLE_TO_\w*VERIFY|^ERR_(TLS|SSL)|^EPROTO$/,
    ({ place }) =>
      `the TLS certificate of ${place} is not trusted or is another host’s. Add sslmode=verify-full and ` +
      'sslrootcert=/path/of/its/ca.pem to the address, with the host’s name as the certificate has it.',
  ],
  [
    /client password must be/,
    ({ place, user }) => `the PostgreSQL at ${place} asks ${user} for a password, and the address has none.`,
  ],
  [/^28P01$/, ({ place, user }) => `the PostgreSQL at ${place} does not take this password of ${user}.`],
  [
    /^28000$/,
    ({ place, user, database }) =>
      `the PostgreSQL at ${place} does not let ${user} into the database ${database} from here (pg_hba.conf), or has no such user.`,
  ],
  [
    /^3D000$/,
    ({ place, database }) =>
      `the PostgreSQL at ${place} has no database ${database}. Make it first: create database ${database}.`,
  ],
  [
    /^42501$/,
    ({ place, user, database }) => `at ${place}, ${user} may not make schemas in the database ${database}.`,
  ],
  [/^53300$/, ({ place }) => `the PostgreSQL at ${place} has no connection left (max_connections).`],
  [
    new RegExp(`^${readOnly}$`),
    ({ place }) =>
      `the PostgreSQL at ${place} takes no writes. It is a standby, or default_transaction_read_only is on: lead the address to the primary.`,
  ],
  [/^57P0/, ({ place }) => `the PostgreSQL at ${place} is starting or stopping. Try again in a moment.`],
  [
    /received invalid response|Connection terminated|ECONNRESET|EPIPE/,
    ({ place }) => `what answers at ${place} hung up, or is no PostgreSQL.`,
  ],
]

const withoutPasswords = (text: string) => text.replace(/:[^:@/\s]*@/g, ':…@')
