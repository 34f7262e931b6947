import Koa from 'koa'
import { type MockInstance, vi } from 'vitest'
import type { Answer } from './client.ts'

/** Counts what the whole server answers: each of these requests has a context there. */
export const countingContexts = (): MockInstance => vi.spyOn(Koa.prototype, 'createContext')

/** An answer without what is another one each time: its date, its id and the nonce of its policy. */
export const comparable = ({ status, headers, bytes }: Answer) => {
  const { date: _, 'x-request-id': id, 'content-security-policy': policy, ...rest } = headers
  const nonce = /'nonce-([\w-]{36})'/.exec(String(policy))?.[1] ?? ''
  return {
    status,
    bytes,
    headers: {
      ...rest,
      'content-security-policy': String(policy).replace(nonce, ''),
      'x-request-id': String(id).replace(/^[\w-]{16}$/, ''),
    },
  }
}
