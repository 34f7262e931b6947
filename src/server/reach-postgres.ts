import pg from 'pg'
import { limitsOf } from '#platform/database/postgresql.ts'
import { DatabaseUnavailable } from '../platform/database/database-errors.ts'

const oldestVersion = 17
const waitTimeoutMs = 5_000
const readOnly = '25006'

/** Why PostgreSQL can't be used, for the person who set DATABASE_URL. */
export class UnusableDatabase extends Error {}

export interface DatabaseLimits {
  /** The server's connection limit for the role. */
  readonly connections: number
  /** The statement timeout at `url`, in PostgreSQL's format; '0' means none. */
  readonly statementTimeout: string
}

/**
 * Tests that the database is usable, both through its pooler and directly. Otherwise throws a sentence with its host
 * and the setting.
 */
export async function reachPostgres(url: string, directUrl = url): Promise<DatabaseLimits> {
  if (directUrl === url) return reach(url, 'DATABASE_URL', limitsOf(waitTimeoutMs))
  const { id, connections } = await reach(directUrl, 'DATABASE_DIRECT_URL', limitsOf(waitTimeoutMs))
  const pooled = await reach(url, 'DATABASE_URL')
  if (pooled.id !== id)
    throw new UnusableDatabase('DATABASE_URL and DATABASE_DIRECT_URL point to different databases.')
  return { ...pooled, connections }
}

interface Found extends DatabaseLimits {
  readonly id: string
  readonly server_version: string
  readonly isReadOnly: boolean
}

async function reach(url: string, setting: string, limits = {}): Promise<Found> {
  const client = clientFor(url, setting, limits)
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query(
      `select current_setting('server_version') as server_version,
         current_setting('transaction_read_only')::bool as "isReadOnly",
         current_database() || pg_postmaster_start_time() as id,
         current_setting('statement_timeout') as "statementTimeout",
         least(current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
             - coalesce(current_setting('reserved_connections', true), '0')::int,
           nullif(rolconnlimit, -1), nullif(datconnlimit, -1)) as connections
       from pg_roles, pg_database where rolname = current_user and datname = current_database()`,
    )
    const [found] = rows as [Found]
    const [version = ''] = found.server_version.split(' ')
    if (Number.parseInt(version, 10) < oldestVersion)
      throw new UnusableDatabase(
        `${setting}: the PostgreSQL at ${placeOf(client)} is version ${version}; Velora needs ${oldestVersion} or newer.`,
      )
    if (found.isReadOnly) throw Object.assign(new Error(), { code: readOnly })
    return found
  } catch (error) {
    throw error instanceof UnusableDatabase ? error : unusable(error, client, setting)
  } finally {
    await client.end().catch(() => {})
  }
}

/** Explains that the database is down, if that is why another query failed. */
export function inSentence(error: unknown, url: string | undefined): unknown {
  return url && error instanceof DatabaseUnavailable
    ? unusable(error.cause, clientFor(url, 'DATABASE_URL'), 'DATABASE_URL')
    : error
}

function clientFor(url: string, setting: string, limits = {}): pg.Client {
  try {
    return new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: waitTimeoutMs,
      query_timeout: waitTimeoutMs,
      ...limits,
    })
  } catch (error) {
    throw new UnusableDatabase(`${setting} can’t be read: ${withoutPasswords((error as Error).message)}`)
  }
}

const placeOf = ({ host, port }: pg.Client) => (host.startsWith('/') ? host : `${host}:${port}`)

interface Failure {
  readonly code?: string
  readonly message: string
}

function unusable(error: unknown, client: pg.Client, setting: string): UnusableDatabase {
  return new UnusableDatabase(`${setting}: ${sentenceFor(error as Failure, client)}`)
}

function sentenceFor({ code = '', message }: Failure, client: pg.Client): string {
  const asked = { place: placeOf(client), user: client.user ?? '', database: client.database ?? '' }
  const sentence = sentences.find(([pattern]) => pattern.test(code) || pattern.test(message))?.[1]
  return sentence?.(asked) ?? `the PostgreSQL at ${asked.place} can’t be used (${withoutPasswords(message)}).`
}

type Sentence = (asked: {
  readonly place: string
  readonly user: string
  readonly database: string
}) => string

/** Matched against the network, TLS or PostgreSQL error code, or the driver's message. The first match wins. */
const sentences: readonly (readonly [RegExp, Sentence])[] = [
  [
    /^(ECONNREFUSED|ENOENT)$/,
    ({ place }) =>
      `nothing responds at ${place}. Is PostgreSQL running there, and does it listen on that address and port?`,
  ],
  [
    /^(ENOTFOUND|EAI_\w+)$/,
    ({ place }) => `the host in ${place} wasn’t found. Is its name spelled correctly?`,
  ],
  [
    /^(ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EHOSTDOWN)$|timeout expired|connection timeout|Query read timeout/,
    ({ place }) =>
      `${place} didn’t respond within ${waitTimeoutMs / 1_000} seconds. Is there a firewall in between?`,
  ],
  [
    /does not support SSL/,
    ({ place }) =>
      `the PostgreSQL at ${place} doesn’t support TLS. Leave sslmode out, or turn on TLS there (ssl = on).`,
  ],
  [
    /no encryption|SSL off/,
    ({ place }) => `the PostgreSQL at ${place} requires TLS. Add ?sslmode=verify-full to the URL.`,
  ],
  [
    /CERT|SELF_SIGNED|UNABLE_TO_\w*VERIFY|^ERR_(TLS|SSL)|^EPROTO$/,
    ({ place }) =>
      `the TLS certificate of ${place} isn’t trusted, or is for another host. Add sslmode=verify-full and ` +
      'sslrootcert=/path/to/ca.pem to the URL, and use the host name in the certificate.',
  ],
  [
    /client password must be/,
    ({ place, user }) => `the PostgreSQL at ${place} requires a password for ${user}, but the URL has none.`,
  ],
  [/^28P01$/, ({ place, user }) => `the PostgreSQL at ${place} rejects the password for ${user}.`],
  [
    /^28000$/,
    ({ place, user, database }) =>
      `the PostgreSQL at ${place} doesn’t let ${user} connect to the database ${database} from here (pg_hba.conf), or has no such user.`,
  ],
  [
    /^3D000$/,
    ({ place, database }) =>
      `the PostgreSQL at ${place} has no database ${database}. Create it first: create database ${database}.`,
  ],
  [
    /^42501$/,
    ({ place, user, database }) =>
      `${user} isn’t allowed to create schemas in the database ${database} at ${place}.`,
  ],
  [/^53300$/, ({ place }) => `the PostgreSQL at ${place} has no free connections (max_connections).`],
  [
    new RegExp(`^${readOnly}$`),
    ({ place }) =>
      `the PostgreSQL at ${place} refuses writes. It’s a standby, or default_transaction_read_only is on. Use the primary’s address.`,
  ],
  [
    /unsupported startup parameter/,
    ({ place }) => `there is a pooler at ${place}. Also set DATABASE_DIRECT_URL, to PostgreSQL itself.`,
  ],
  [/^57P0/, ({ place }) => `the PostgreSQL at ${place} is starting or stopping. Try again in a moment.`],
  [
    /received invalid response|Connection terminated|ECONNRESET|EPIPE/,
    ({ place }) => `the server at ${place} closed the connection, or isn’t PostgreSQL.`,
  ],
]

const withoutPasswords = (text: string) => text.replace(/:[^:@/\s]*@/g, ':…@')
