import type { ReceiveTextBody, ReceiveTextReportBody } from '../schemas'

import { request } from '../../data/request.ts'

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1]

export const getReceiveTextUrl = () => {
  return `/api/webhooks/twilio`
}

/**
 * STOP ends texts to the phone number, START resumes them, and HELP gets an answer. The form fields are Twilio’s; `From`, `Body` and `OptOutType` are used. The response is TwiML.
 *
 * Public.
 * @summary Receive a reply to a text message from Twilio.
 */
export const receiveText = async (receiveTextBody?: ReceiveTextBody, options?: Parameters<typeof request>[1]): Promise<Blob> => {
  const formUrlEncoded = new URLSearchParams()

  const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {}
    if (h instanceof Headers) return Object.fromEntries(h.entries())
    if (Symbol.iterator in h) {
      return Object.fromEntries(Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]))
    }
    const headers: Record<string, string | readonly string[]> = {}
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value
    }
    return headers
  }
  return request<Blob>(getReceiveTextUrl(), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...getHeaders(options?.headers) },
    body: formUrlEncoded,
  })
}

export const getReceiveTextReportUrl = (campaignId: string, id: string) => {
  return `/api/webhooks/twilio/${campaignId}/${id}`
}

/**
 * The status is delivered, undelivered or failed. The form fields are Twilio’s; `MessageStatus` and `ErrorCode` are used. Late and repeated reports never reverse a result. The response is empty TwiML.
 *
 * Public.
 * @summary Receive the delivery status of a text message from Twilio.
 */
export const receiveTextReport = async (campaignId: string, id: string, receiveTextReportBody?: ReceiveTextReportBody, options?: Parameters<typeof request>[1]): Promise<Blob> => {
  const formUrlEncoded = new URLSearchParams()

  const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {}
    if (h instanceof Headers) return Object.fromEntries(h.entries())
    if (Symbol.iterator in h) {
      return Object.fromEntries(Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]))
    }
    const headers: Record<string, string | readonly string[]> = {}
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value
    }
    return headers
  }
  return request<Blob>(getReceiveTextReportUrl(campaignId, id), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...getHeaders(options?.headers) },
    body: formUrlEncoded,
  })
}
