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
  if (code === 'NoSuchBucket' || (status === 404 && code === ''))
    return `there is no bucket ${bucket} at ${host}.`
  if (code === 'InvalidAccessKeyId') return `${host} does not know its KEY.`
  if (code === 'SignatureDoesNotMatch') return `its SECRET is not the one that ${host} knows for its KEY.`
  if (code === 'RequestTimeTooSkewed') return `${host} has another time than this machine: set its clock.`
  if (/^(PermanentRedirect|TemporaryRedirect|AuthorizationHeaderMalformed)$/.test(code) || isRedirect(status))
    return `the bucket ${bucket} is not where its address says: name its own host and region (${inWords(status, elementIn(body, 'Region') ?? elementIn(body, 'Endpoint') ?? code)}).`
  if (status === 401 || status === 403)
    return `its KEY and SECRET don’t allow ${method} in the bucket ${bucket} at ${host} (${inWords(status, code)}).`
  return `${host} answered ${inWords(status, code)} to ${method}.`
}

const isRedirect = (status: number) => status >= 300 && status < 400

const inWords = (status: number, more: string) => [status, more].filter(Boolean).join(' ')

/** The first element with this name in a response from S3. The ones we read have no attributes or entities. */
export const elementIn = (xml: string, name: string): string | undefined =>
  new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]
