export const bucketWanted = 'must be https://KEY:SECRET@host/bucket, with ?region=… where it is not us-east-1'

/** An address with the credentials and the name of a bucket. */
export function isBucket(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { username, password, pathname } = new URL(address)
  return username !== '' && password !== '' && pathname.length > 1
}
