import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SmsPorts } from '../ports.ts'

export const textWebhook = '/api/webhooks/twilio'

export const reportPath = ({ campaignId, id }: { readonly campaignId: string; readonly id: string }) =>
  `${textWebhook}/${campaignId}/${id}`

/** As Twilio signs its calls: HMAC-SHA1 of the address and the sorted fields, with the account's token. */
export function signedByTwilio(authToken: string | undefined, appUrl: string): SmsPorts['isSigned'] {
  return ({ signature, path, fields }) => {
    if (!authToken) return false
    const words = Object.keys(fields)
      .sort()
      .map(name => `${name}${fields[name]}`)
    const wanted = createHmac('sha1', authToken)
      .update(`${appUrl}${path}${words.join('')}`)
      .digest()
    const given = Buffer.from(signature, 'base64')
    return given.length === wanted.length && timingSafeEqual(given, wanted)
  }
}
