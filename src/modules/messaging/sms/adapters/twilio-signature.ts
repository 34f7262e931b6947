import type { SmsPorts } from '../ports.ts'

export const textWebhook = '/api/webhooks/twilio'

export const reportPath = ({ campaignId, id }: { readonly campaignId: string; readonly id: string }) =>
  `${textWebhook}/${campaignId}/${id}`

/** Whether Twilio signed a request with the account's token. The package is large, so it is loaded with the first request. */
export function signedByTwilio(authToken: string | undefined, appUrl: string): SmsPorts['isSigned'] {
  return async ({ signature, path, fields }) => {
    if (!authToken) return false
    const { validateRequest } = (await import('twilio')).default
    return validateRequest(authToken, signature, `${appUrl}${path}`, fields)
  }
}
