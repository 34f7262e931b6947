import { useRef } from 'react'

/**
 * Idempotency keys: one for each thing to do, kept until the server has answered, so that trying again after a lost
 * connection can't do it twice.
 */
export function useOnceKeys() {
  const keys = useRef(new Map<string, string>())
  return {
    headersFor: (thing: string) => {
      const key = keys.current.get(thing) ?? crypto.randomUUID()
      keys.current.set(thing, key)
      return { headers: { 'Idempotency-Key': key } }
    },
    answered: (thing: string) => keys.current.delete(thing),
  }
}
