import { createHash, createHmac, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Bucket {
  /** The value for `PHOTOS_URL`. */
  readonly url: string
  /** The value for `BACKUP_TO`: another folder of the same bucket. */
  readonly backups: string
  readonly secret: string
  readonly objects: Map<string, { readonly bytes: Buffer; readonly type: string | undefined }>
  /** Multipart uploads in progress, by ID. */
  readonly uploads: Map<string, Upload>
  /** How many bytes it received, in full objects and parts. */
  readonly taken: () => number
  /** Requests and their responses. */
  readonly log: string[]
  /** Responds with this status from now on, until called with `undefined`; with `when`, only to matching requests. */
  failWith(status: number | undefined, when?: (line: string) => boolean): void
  stop(): Promise<void>
}

interface Upload {
  readonly path: string
  readonly began: Date
  readonly parts: Map<number, Buffer>
}

const key = 'AKIAVELORATEST'
const secret = 'a/secret+with=signs'
const region = 'eu-central-1'
const bucketPath = '/photos'
/** A small number, so that listing two backups needs several pages. */
const listedAtOnce = 3

interface Answer {
  readonly status: number
  readonly body?: Buffer | string
  readonly headers?: Readonly<Record<string, string>>
}

interface Asked {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingMessage['headers']
  readonly bytes: Buffer
}

const refused = (status: number, code: string): Answer => ({
  status,
  body: `<?xml version="1.0"?><Error><Code>${code}</Code><Message>It says so.</Message></Error>`,
})
const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')
const tagOf = (bytes: Buffer) => `"${sha256(bytes).slice(0, 32)}"`

/** An S3-compatible bucket on this machine. It refuses requests that aren't signed with its secret. */
export async function startBucket(): Promise<Bucket> {
  const objects: Bucket['objects'] = new Map()
  const uploads: Bucket['uploads'] = new Map()
  const log: string[] = []
  let failure: number | undefined
  let failsWhen: (line: string) => boolean = () => true
  let taken = 0
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { pathname: path, searchParams: query } = new URL(request.url ?? '', 'http://bucket')
    const { method = '', headers } = request
    const asked: Asked = { method, path, query, headers, bytes: Buffer.concat(chunks) }
    const line = [method, ...(query.size > 0 ? [[...query.keys()].join('&')] : [])].join(' ')
    const answered = failure && failsWhen(line) ? { status: failure } : answer(asked)
    log.push(`${line} ${answered.status}`)
    response.writeHead(answered.status, answered.headers).end(answered.body)
  })

  function answer(asked: Asked): Answer {
    const { method, path, query, headers, bytes } = asked
    const unsigned = whyUnsigned(asked)
    if (unsigned) return refused(403, unsigned)
    if (path !== bucketPath && !path.startsWith(`${bucketPath}/`)) return refused(404, 'NoSuchBucket')
    if (query.has('uploads') || query.has('uploadId')) return inParts(asked)
    if (path === bucketPath) return list(query)
    if (method === 'PUT') {
      taken += bytes.length
      objects.set(path, { bytes, type: headers['content-type'] })
      return { status: 200, headers: { etag: tagOf(bytes) } }
    }
    const found = objects.get(path)
    if (method === 'DELETE') {
      objects.delete(path)
      return { status: 204 }
    }
    return found ? rangeOf(found.bytes, headers) : refused(404, 'NoSuchKey')
  }

  function inParts({ method, path, query, bytes }: Asked): Answer {
    if (method === 'GET') return { status: 200, body: uploadsAsXml(uploads) }
    if (query.has('uploads')) {
      const id = randomUUID()
      uploads.set(id, { path, began: new Date(), parts: new Map() })
      return {
        status: 200,
        body: `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      }
    }
    const id = query.get('uploadId') ?? ''
    const upload = uploads.get(id)
    if (!upload || upload.path !== path) return refused(404, 'NoSuchUpload')
    if (method === 'PUT') {
      taken += bytes.length
      upload.parts.set(Number(query.get('partNumber')), bytes)
      return { status: 200, headers: { etag: tagOf(bytes) } }
    }
    uploads.delete(id)
    if (method === 'DELETE') return { status: 204 }
    const named = [...bytes.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>([^<]*)<\/ETag>/g)]
    const parts = named.map(([, number, tag]) => {
      const part = upload.parts.get(Number(number))
      return part && tagOf(part) === tag ? part : undefined
    })
    // Real buckets start this response with status 200 before they know the result; an error is in the body.
    if (parts.length === 0 || parts.includes(undefined)) return { ...refused(200, 'InvalidPart') }
    objects.set(path, { bytes: Buffer.concat(parts as Buffer[]), type: undefined })
    return { status: 200, body: '<CompleteMultipartUploadResult></CompleteMultipartUploadResult>' }
  }

  function list(query: URLSearchParams): Answer {
    const prefix = query.get('prefix') ?? ''
    const after = query.get('continuation-token') ?? ''
    const inside = [...objects.keys()]
      .map(path => path.slice(bucketPath.length + 1))
      .filter(name => name.startsWith(prefix) && name > after)
      .filter(name => !(query.get('delimiter') && name.slice(prefix.length).includes('/')))
      .sort()
    const given = inside.slice(0, listedAtOnce)
    const more =
      inside.length > given.length ? `<NextContinuationToken>${given.at(-1)}</NextContinuationToken>` : ''
    const keys = given.map(name => `<Contents><Key>${encodeURIComponent(name)}</Key></Contents>`)
    return { status: 200, body: `<ListBucketResult>${keys.join('')}${more}</ListBucketResult>` }
  }

  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const address = (folder: string) =>
    `http://${key}:${encodeURIComponent(secret)}@127.0.0.1:${port}/photos/${folder}?region=${region}`
  return {
    url: address('velora'),
    backups: address('backups'),
    secret,
    objects,
    uploads,
    taken: () => taken,
    log,
    failWith(status, when = () => true) {
      failure = status
      failsWhen = when
    },
    stop: () => new Promise(resolve => server.close(() => resolve())),
  }
}

const uploadsAsXml = (uploads: Bucket['uploads']) =>
  `<ListMultipartUploadsResult>${[...uploads]
    .map(
      ([id, { path, began }]) =>
        `<Upload><Key>${encodeURIComponent(path.slice(bucketPath.length + 1))}</Key><UploadId>${id}</UploadId>` +
        `<Initiated>${began.toISOString()}</Initiated></Upload>`,
    )
    .join('\n')}</ListMultipartUploadsResult>`

function rangeOf(bytes: Buffer, headers: IncomingMessage['headers']): Answer {
  const etag = tagOf(bytes)
  if (headers['if-match'] && headers['if-match'] !== etag) return refused(412, 'PreconditionFailed')
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? []
  if (from === undefined) return { status: 200, body: bytes, headers: { etag } }
  if (Number(from) >= bytes.length) return refused(416, 'InvalidRange')
  return { status: 206, body: bytes.subarray(Number(from), Number(to) + 1), headers: { etag } }
}

const hmac = (with_: string | Buffer, text: string) => createHmac('sha256', with_).update(text).digest()
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** Checks AWS Signature Version 4 by its specification, independently of the client's code. */
function whyUnsigned({ method, path, query, headers, bytes }: Asked): string | undefined {
  const given =
    /Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)/.exec(
      String(headers['authorization']),
    )
  if (!given) return 'AccessDenied'
  const [, givenKey, day = '', givenRegion, names = '', signature] = given
  if (givenKey !== key) return 'InvalidAccessKeyId'
  if (givenRegion !== region) return 'AuthorizationHeaderMalformed'
  const payload = String(headers['x-amz-content-sha256'])
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(bytes)) return 'XAmzContentSHA256Mismatch'
  if (method === 'PUT' && payload === 'UNSIGNED-PAYLOAD') return 'AccessDenied'
  const canonicalHeaders = names.split(';').map(name => `${name}:${headers[name]}\n`)
  const canonicalQuery = [...query].map(([name, value]) => `${encoded(name)}=${encoded(value)}`).sort()
  const canonical = [method, path, canonicalQuery.join('&'), canonicalHeaders.join(''), names, payload].join(
    '\n',
  )
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const signingKey = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${secret}`, day), region))
  const expected = createHmac('sha256', signingKey).update(toSign).digest('hex')
  return signature === expected ? undefined : 'SignatureDoesNotMatch'
}
