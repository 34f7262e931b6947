import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import type { Refusal } from '#platform/kernel/refusal.ts'
import type { Files } from './files.ts'

const timeoutMs = 10_000

/**
 * Files as private objects in an S3-compatible bucket, which any number of instances can share. The address is
 * `https://KEY:SECRET@host/bucket/prefix?region=…`. Requests are signed, and objects get no ACL of their own.
 */
export function filesInBucket(address: string, prefix: string, unavailable: () => Refusal): Files {
  const { origin, pathname, username, password, searchParams } = new URL(address)
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    service: 's3',
    region: searchParams.get('region') ?? 'us-east-1',
    retries: 2,
  })
  const root = `${origin}${pathname.replace(/\/$/, '')}${prefix && `/${prefix}`}`
  const call = (method: 'GET' | 'PUT' | 'DELETE', id: string, name: string, body?: Uint8Array) =>
    send(client, method, `${root}/${id.slice(-2)}/${id}-${name}`, body).catch(cause => {
      throw Object.assign(unavailable(), { cause })
    })
  return {
    async keep(id, files) {
      for (const [name, bytes] of files) await call('PUT', id, name, bytes)
    },
    async fetch(id, name) {
      const answer = await call('GET', id, name)
      return answer.status === 404 ? undefined : new Uint8Array(await answer.arrayBuffer())
    },
    async remove(id, names) {
      await Promise.all(names.map(name => call('DELETE', id, name)))
    },
  }
}

async function send(client: AwsClient, method: string, url: string, body?: Uint8Array): Promise<Response> {
  const signal = AbortSignal.timeout(timeoutMs)
  const answer = await client.fetch(url, {
    method,
    signal,
    ...(body && {
      body: new Blob([body as Uint8Array<ArrayBuffer>]),
      headers: { 'Content-Type': 'application/octet-stream', 'X-Amz-Content-Sha256': sha256(body) },
    }),
  })
  if (answer.ok || (answer.status === 404 && method !== 'PUT')) return answer
  throw new Error(`The bucket answered ${answer.status} to ${method}.`)
}

const sha256 = (body: Uint8Array) => createHash('sha256').update(body).digest('hex')
