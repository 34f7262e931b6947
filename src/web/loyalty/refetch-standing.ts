import { useQueryClient } from '@tanstack/react-query'
import { renewMember } from '../shell/renew-member.ts'

/** Fetches again whatever points that came or went have changed. */
export function useRefetchStanding() {
  const queries = useQueryClient()
  return () => renewMember(queries)
}
