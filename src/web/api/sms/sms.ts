import type { ReceiveTextBody, ReceiveTextReportBody } from '../schemas'

import { request } from '../../data/request.ts'

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1]

export const getReceiveTextUrl = () => {
  return `/api/webhooks/twilio`
}

/**
 * The words decide about the phone’s number: STOP ends texts to it, START takes that back, HELP is answered. The fields are Twilio’s, of which `From`, `Body` and `OptOutType` are read. The answer is TwiML.
 *
 * For everybody.
 * @summary What a phone answered to an SMS, from Twilio: STOP, START and HELP.
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
 * The fields are Twilio’s, of which `MessageStatus` and `ErrorCode` are read. Late and repeated reports never turn a result back. The answer is empty TwiML.
 *
 * For everybody.
 * @summary What became of an SMS, from Twilio: delivered, undelivered or failed.
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
