import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { getStartProgrammePreviewMutationKey, startProgrammePreview } from '#api/previews/previews.ts'
import type { ProgrammePreview } from '#api/schemas/index.ts'
import type { ApiError } from '../../../data/request.ts'

/** A link to the draft: one when this opens, and another one when it is asked for. */
export function usePreview() {
  const { data, error, isFetching, refetch } = useQuery<ProgrammePreview, ApiError>({
    queryKey: getStartProgrammePreviewMutationKey(),
    queryFn: () => startProgrammePreview(),
    refetchOnReconnect: false,
  })
  const isEnded = useIsPast(data?.expiresAt)
  return {
    preview: isFetching ? undefined : data,
    error: isFetching ? null : error,
    isEnded,
    open: () => void refetch(),
  }
}

function useIsPast(instant: string | undefined): boolean {
  const [past, setPast] = useState<string>()
  useEffect(() => {
    if (instant === undefined) return undefined
    const timer = setTimeout(setPast, Math.max(0, Date.parse(instant) - Date.now()), instant)
    return () => clearTimeout(timer)
  }, [instant])
  return instant !== undefined && past === instant
}
