import { useQueryClient } from '@tanstack/react-query'
import { renewMember } from './renew-member.ts'

/** Refetches everything that changes with points. */
export function useRenewMember() {
  const queries = useQueryClient()
  return () => renewMember(queries)
}
