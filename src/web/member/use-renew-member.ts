import { useQueryClient } from '@tanstack/react-query'
import { renewMember } from './renew-member.ts'

/** Fetches again whatever points that came or went have changed. */
export function useRenewMember() {
  const queries = useQueryClient()
  return () => renewMember(queries)
}
