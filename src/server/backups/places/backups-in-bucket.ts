import type { BackupPlace } from './backup-place.ts'
import { type CalledBucket, openBucket } from './bucket-calls.ts'
import { BucketRefused, elementIn } from './bucket-refusals.ts'

/** The part size, and so the memory that an upload needs. Buckets allow 10,000 parts, which is 160 GB. */
const usualPartBytes = 16_777_216
const mostParts = 10_000
/** Longer than any backup takes. */
const abandonedMs = 86_400_000

interface Options {
  readonly partBytes?: number
  readonly pausesMs?: readonly number[]
}

/**
 * Private objects in an S3-compatible bucket. Files larger than a part use a multipart upload from memory. The object
 * only exists once its last part is there.
 */
export function backupsInBucket(
  address: string,
  { partBytes = usualPartBytes, pausesMs }: Options = {},
): BackupPlace {
  const bucket = openBucket(address, pausesMs)
  return {
    name: bucket.name,
    check: () => namesIn(bucket),
    list: () => namesIn(bucket),
    async keep(name, bytes) {
      await removeAbandoned(bucket)
      const parts = partsOf(bytes, partBytes)
      const { value: first = Buffer.alloc(0) } = await parts.next()
      const { value: second, done } = await parts.next()
      if (!done) return keepParts(bucket, name, [first, second], parts)
      await bucket.call({ method: 'PUT', key: name, body: first })
      return first.length
    },
    read: name => read(bucket, name, partBytes),
    async remove(name) {
      await bucket.call({ method: 'DELETE', key: name, fine: [404] })
    },
  }
}

async function namesIn(bucket: CalledBucket): Promise<readonly string[]> {
  const names: string[] = []
  let next: string | undefined
  do {
    const query = {
      'list-type': '2',
      'encoding-type': 'url',
      delimiter: '/',
      ...(bucket.prefix && { prefix: bucket.prefix }),
      ...(next && { 'continuation-token': next }),
    }
    const xml = (await bucket.call({ method: 'GET', query })).bytes.toString('utf8')
    for (const [, key = ''] of xml.matchAll(/<Key>([^<]*)<\/Key>/g))
      names.push(decodeURIComponent(key).slice(bucket.prefix.length))
    next = elementIn(xml, 'NextContinuationToken')
  } while (next)
  return names.sort()
}

/** Splits bytes into full parts and a smaller last one. */
async function* partsOf(bytes: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Buffer, undefined> {
  let waiting: Uint8Array[] = []
  let there = 0
  for await (const chunk of bytes) {
    waiting.push(chunk)
    there += chunk.length
    while (there >= size) {
      const all = Buffer.concat(waiting)
      yield all.subarray(0, size)
      waiting = [all.subarray(size)]
      there -= size
    }
  }
  if (there > 0) yield Buffer.concat(waiting)
}

async function keepParts(
  bucket: CalledBucket,
  key: string,
  begun: readonly Buffer[],
  others: AsyncIterable<Buffer>,
): Promise<number> {
  const started = await bucket.call({ method: 'POST', key, query: { uploads: '' } })
  const uploadId = elementIn(started.bytes.toString('utf8'), 'UploadId') ?? ''
  const tags: string[] = []
  let size = 0
  const put = async (body: Buffer) => {
    const partNumber = String(tags.length + 1)
    if (tags.length === mostParts) throw new BucketRefused(`BACKUP_TO: ${key} is too large for a bucket.`)
    const { headers } = await bucket.call({ method: 'PUT', key, query: { partNumber, uploadId }, body })
    tags.push(headers.get('etag') ?? '')
    size += body.length
  }
  try {
    for (const part of begun) await put(part)
    for await (const part of others) await put(part)
    await complete(bucket, key, uploadId, tags)
    return size
  } catch (error) {
    await bucket.call({ method: 'DELETE', key, query: { uploadId } }).catch(() => {})
    throw error
  }
}

async function complete(
  bucket: CalledBucket,
  key: string,
  uploadId: string,
  tags: readonly string[],
): Promise<void> {
  const parts = tags.map(
    (tag, place) => `<Part><PartNumber>${place + 1}</PartNumber><ETag>${tag}</ETag></Part>`,
  )
  const body = Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`)
  const { bytes } = await bucket.call({ method: 'POST', key, query: { uploadId }, body })
  const said = bytes.toString('utf8')
  // S3 starts this response with status 200, but the body may still report an error.
  if (!said.includes('<CompleteMultipartUploadResult'))
    throw new BucketRefused(`BACKUP_TO: ${bucket.name} didn’t store ${key} (${elementIn(said, 'Code')}).`)
}

/**
 * Reads part by part, each fetched when needed: loading a database takes longer than a server keeps a connection open.
 */
async function* read(bucket: CalledBucket, key: string, size: number): AsyncGenerator<Uint8Array> {
  let tag: string | undefined
  for (let from = 0; ; from += size) {
    const { status, headers, bytes } = await bucket.call({
      method: 'GET',
      key,
      headers: { Range: `bytes=${from}-${from + size - 1}`, ...(tag && { 'If-Match': tag }) },
      fine: [416],
    })
    if (status === 416) return
    yield bytes
    tag ??= headers.get('etag') ?? undefined
    if (bytes.length < size || status === 200) return
  }
}

/** Removes uploads of killed processes. A KEY that may not list or abort them leaves this to the bucket's lifecycle rule. */
async function removeAbandoned(bucket: CalledBucket): Promise<void> {
  const query = { uploads: '', 'encoding-type': 'url', ...(bucket.prefix && { prefix: bucket.prefix }) }
  const { status, bytes } = await bucket.call({ method: 'GET', query, fine: [400, 403, 405, 501] })
  if (status !== 200) return
  for (const [, upload = ''] of bytes.toString('utf8').matchAll(/<Upload>(.*?)<\/Upload>/gs)) {
    const key = decodeURIComponent(elementIn(upload, 'Key') ?? '').slice(bucket.prefix.length)
    const began = Date.parse(elementIn(upload, 'Initiated') ?? '')
    if (!/^velora-.*\.age$/.test(key) || !(Date.now() - began > abandonedMs)) continue
    await bucket.call({
      method: 'DELETE',
      key,
      query: { uploadId: elementIn(upload, 'UploadId') ?? '' },
      fine: [403, 404, 405],
    })
  }
}
