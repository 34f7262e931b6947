import { z } from 'zod'

export const bucketWanted = 'must be https://KEY:SECRET@host/bucket, with ?region=… where it is not us-east-1'

/** What would be a folder of that name otherwise. */
export const isAddress = (place: string): boolean => /^[a-z\d+.-]+:\/\//i.test(place)

/** An address with the credentials and the name of a bucket. */
export function isBucket(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, username, password, pathname } = new URL(address)
  return /^https?:$/.test(protocol) && username !== '' && password !== '' && pathname.length > 1
}

export const flag = z.enum(['0', '1'], 'must be 0 or 1').transform(value => value === '1')
export const address = z.httpUrl('must be an http or https address')
export const anyAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })
