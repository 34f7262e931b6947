import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { refusalOf, unreachable } from './bucket-refusals.ts'

/** A part has 16 MB, and the clinic's upload may be slow. */
const timeoutMs = 300_000
/** Pauses before retrying a call that failed without being refused. */
const pausesMs = [200, 1_000, 5_000]

export interface BucketCall {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE'
  /** The object's key; omitted for calls about the bucket itself. */
  readonly key?: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: Uint8Array
  readonly headers?: Readonly<Record<string, string>>
  /** Status codes outside 200–299 that are fine, too. */
  readonly fine?: readonly number[]
}

export interface BucketAnswer {
  readonly status: number
  readonly headers: Headers
  readonly bytes: Buffer
}

export interface CalledBucket {
  /** A display name, without credentials. */
  readonly name: string
  /** The prefix of object names: empty, or ending in a slash. */
  readonly prefix: string
  /** Throws a sentence for the person who set BACKUP_TO. */
  call(call: BucketCall): Promise<BucketAnswer>
}

/** An S3-compatible bucket, called with signed requests: `https://KEY:SECRET@host/bucket/prefix?region=…`. */
export function openBucket(address: string, pauses: readonly number[] = pausesMs): CalledBucket {
  const { origin, host, pathname, username, password, searchParams } = new URL(address)
  const [, bucket = '', inside = ''] = /^\/([^/]+)\/?(.*?)\/?$/.exec(decodeURIComponent(pathname)) ?? []
  const prefix = inside && `${inside}/`
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    service: 's3',
    region: searchParams.get('region') ?? 'us-east-1',
    retries: 0,
  })
  const named = { host, bucket }
  return {
    name: `the bucket ${bucket} at ${host}`,
    prefix,
    async call(given) {
      const { key, query, fine = [] } = given
      const path = [bucket, ...(key === undefined ? [] : [`${prefix}${key}`])].join('/')
      const url = new URL(`${origin}/${path.split('/').map(encodeURIComponent).join('/')}`)
      for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value)
      const answer = await withRetries(pauses, () => send(client, url, given)).catch(error => {
        throw unreachable(named, error)
      })
      if (isGood(answer.status) || fine.includes(answer.status)) return answer
      throw refusalOf(named, given.method, answer.status, answer.bytes.toString('utf8'))
    },
  }
}

async function send(
  client: AwsClient,
  url: URL,
  { method, body, headers }: BucketCall,
): Promise<BucketAnswer> {
  const answer = await client.fetch(url, {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    headers: { ...headers, ...(body && { 'X-Amz-Content-Sha256': sha256(body) }) },
    ...(body && { body: new Blob([body as Uint8Array<ArrayBuffer>]) }),
  })
  return {
    status: answer.status,
    headers: answer.headers,
    bytes: Buffer.from(await answer.arrayBuffer()),
  }
}

/** Retries if the bucket doesn't respond or says that it's busy. */
async function withRetries(
  pauses: readonly number[],
  ask: () => Promise<BucketAnswer>,
): Promise<BucketAnswer> {
  for (const pause of pauses) {
    const answer = await ask().catch(() => undefined)
    if (answer && answer.status < 500 && answer.status !== 429) return answer
    await setTimeout(pause)
  }
  return ask()
}

const isGood = (status: number) => status >= 200 && status < 300

const sha256 = (body: Uint8Array) => createHash('sha256').update(body).digest('hex')
