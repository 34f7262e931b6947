import { createHash, createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Bucket {
  /** What `PHOTOS_URL` says. */
  readonly url: string
  readonly objects: Map<string, { readonly bytes: Buffer; readonly type: string | undefined }>
  /** What was asked for and how it was answered. */
  readonly log: string[]
  /** Answers every further request with this status until told `undefined`. */
  failWith(status: number | undefined): void
  stop(): Promise<void>
}

const key = 'AKIAVELORATEST'
const secret = 'a/secret+with=signs'
const region = 'eu-central-1'

/** A bucket on this machine that speaks S3: it takes no request that is not signed with its secret. */
export async function startBucket(): Promise<Bucket> {
  const objects: Bucket['objects'] = new Map()
  const log: string[] = []
  let failure: number | undefined
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const bytes = Buffer.concat(chunks)
    const path = new URL(request.url ?? '', 'http://bucket').pathname
    const answer = (status: number, body?: Buffer) => {
      log.push(`${request.method} ${status}`)
      response.writeHead(status).end(body)
    }
    if (failure) return answer(failure)
    if (!isSigned(request.method ?? '', path, request.headers, bytes)) return answer(403)
    if (request.method === 'PUT') {
      objects.set(path, { bytes, type: request.headers['content-type'] })
      return answer(200)
    }
    const found = objects.get(path)
    if (request.method === 'DELETE') objects.delete(path)
    return request.method === 'DELETE' ? answer(204) : answer(found ? 200 : 404, found?.bytes)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://${key}:${encodeURIComponent(secret)}@127.0.0.1:${port}/photos/velora?region=${region}`,
    objects,
    log,
    failWith(status) {
      failure = status
    },
    stop: () => new Promise(resolve => server.close(() => resolve())),
  }
}

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')
const hmac = (with_: string | Buffer, text: string) => createHmac('sha256', with_).update(text).digest()

/** AWS Signature Version 4, as its specification says it, without the client's code. */
function isSigned(
  method: string,
  path: string,
  headers: Readonly<Record<string, string | string[] | undefined>>,
  body: Buffer,
): boolean {
  const given =
    /Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)/.exec(
      String(headers['authorization']),
    )
  if (!given) return false
  const [, givenKey, day = '', givenRegion, names = '', signature] = given
  const payload = String(headers['x-amz-content-sha256'])
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body)) return false
  if (method === 'PUT' && payload === 'UNSIGNED-PAYLOAD') return false
  const canonicalHeaders = names.split(';').map(name => `${name}:${headers[name]}\n`)
  const canonical = [method, path, '', canonicalHeaders.join(''), names, payload].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const signingKey = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${secret}`, day), region))
  const expected = createHmac('sha256', signingKey).update(toSign).digest('hex')
  return givenKey === key && givenRegion === region && signature === expected
}
