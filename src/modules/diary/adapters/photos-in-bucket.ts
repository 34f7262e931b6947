import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import type { PhotoSize } from '../ports.ts'
import { PhotosUnavailable } from '../refusals.ts'
import type { PhotoFiles } from './encrypted-photos.ts'

const timeoutMs = 10_000
const sizes: readonly PhotoSize[] = ['thumbnail', 'full']

/**
 * Photos as private objects of an S3-compatible bucket, which any number of instances share. The address is
 * `https://KEY:SECRET@host/bucket/prefix?region=…`; requests are signed, objects get no access rule of their own.
 */
export function photosInBucket(address: string): PhotoFiles {
  const { origin, pathname, username, password, searchParams } = new URL(address)
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    service: 's3',
    region: searchParams.get('region') ?? 'us-east-1',
    retries: 2,
  })
  const root = `${origin}${pathname.replace(/\/$/, '')}`
  const call = (method: 'GET' | 'PUT' | 'DELETE', id: string, size: PhotoSize, body?: Uint8Array) =>
    send(client, method, `${root}/${id.slice(-2)}/${id}-${size}.webp`, body)
  return {
    async keep(id, pictures) {
      for (const size of sizes) {
        const bytes = pictures[size]
        if (bytes) await call('PUT', id, size, bytes)
      }
    },
    async fetch(id, size) {
      const answer = await call('GET', id, size)
      return answer.status === 404 ? undefined : new Uint8Array(await answer.arrayBuffer())
    },
    async remove(id) {
      for (const size of sizes) await call('DELETE', id, size)
    },
  }
}

async function send(client: AwsClient, method: string, url: string, body?: Uint8Array): Promise<Response> {
  const signal = AbortSignal.timeout(timeoutMs)
  const answer = await client
    .fetch(url, {
      method,
      signal,
      ...(body && {
        body: new Blob([body as Uint8Array<ArrayBuffer>]),
        headers: { 'Content-Type': 'application/octet-stream', 'X-Amz-Content-Sha256': sha256(body) },
      }),
    })
    .catch(cause => {
      throw unavailable(cause)
    })
  if (answer.ok || (answer.status === 404 && method !== 'PUT')) return answer
  throw unavailable(new Error(`The bucket answered ${answer.status} to ${method}.`))
}

function unavailable(cause: unknown): PhotosUnavailable {
  return Object.assign(new PhotosUnavailable(), { cause })
}

const sha256 = (body: Uint8Array) => createHash('sha256').update(body).digest('hex')
