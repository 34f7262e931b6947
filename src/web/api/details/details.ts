import type { CorrectDetailsBody, Done } from '../schemas'

import { request } from '../../data/request.ts'

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1]

export const getCorrectDetailsUrl = (id: string) => {
  return `/api/admin/patients/${id}/details`
}

/**
 * Refused if the patient’s details are no longer what `replaces` says. A corrected date of birth has to reach the clinic’s minimum age. The audit log says which of the two changed, but not from what to what.
 *
 * For staff: owner, manager, front desk.
 * @summary Correct a patient’s name or birthday.
 */
export const correctDetails = async (id: string, correctDetailsBody: CorrectDetailsBody, options?: Parameters<typeof request>[1]): Promise<Done> => {
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
  return request<Done>(getCorrectDetailsUrl(id), {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(correctDetailsBody),
  })
}
