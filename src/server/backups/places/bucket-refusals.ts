/** Explains why a bucket can't be used, for the person who set BACKUP_TO. It never contains the key or secret. */
export class BucketRefused extends Error {}

interface BucketName {
  readonly host: string
  readonly bucket: string
}

export function unreachable({ host }: BucketName, error: Error): BucketRefused {
  const { code, message } = (error.cause ?? error) as { code?: string; message: string }
  return new BucketRefused(`BACKUP_TO: ${host} can’t be reached (${code || message}).`)
}

/** Explains S3's error in our words. */
export function refusalOf(named: BucketName, method: string, status: number, body: string): BucketRefused {
  const code = elementIn(body, 'Code') ?? ''
  return new BucketRefused(`BACKUP_TO: ${sentenceOf(named, method, status, code, body)}`)
}

function sentenceOf(
  { host, bucket }: BucketName,
  method: string,
  status: number,
  code: string,
  body: string,
) {
  if (code === 'NoSuchBucket' || (status === 404 && code === '')) return `${host} has no bucket ${bucket}.`
  if (code === 'InvalidAccessKeyId') return `${host} doesn’t recognize the KEY.`
  if (code === 'SignatureDoesNotMatch') return `the SECRET doesn’t match the KEY.`
  if (code === 'RequestTimeTooSkewed') return `this server’s clock is wrong. Set it and try again.`
  if (/^(PermanentRedirect|TemporaryRedirect|AuthorizationHeaderMalformed)$/.test(code) || isRedirect(status))
    return `the bucket ${bucket} is in another region. Use its own host and region (${inWords(status, elementIn(body, 'Region') ?? elementIn(body, 'Endpoint') ?? code)}).`
  if (status === 401 || status === 403)
    return `the KEY and SECRET don’t allow ${method} in the bucket ${bucket} at ${host} (${inWords(status, code)}).`
  return `${host} answered ${inWords(status, code)} to ${method}.`
}

const isRedirect = (status: number) => status >= 300 && status < 400

const inWords = (status: number, more: string) => [status, more].filter(Boolean).join(' ')

/** The first element with this name in a response from S3. The ones we read have no attributes or entities. */
export const elementIn = (xml: string, name: string): string | undefined =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]
