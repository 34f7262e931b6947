import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { startProgramPreview } from '#api/previews/previews.ts'
import type { ProgramPreview } from '#api/schemas/index.ts'
import type { ApiError } from '../../../data/request.ts'

/** A link to the draft, created on opening and again on request. */
export function usePreview() {
  const { data, error, isFetching, refetch } = useQuery<ProgramPreview, ApiError>({
    queryKey: ['startProgramPreview'],
    queryFn: () => startProgramPreview(),
    refetchOnReconnect: false,
  })
  const isEnded = useHasEnded(data)
  return {
    preview: isFetching ? undefined : data,
    error: isFetching ? null : error,
    isEnded,
    open: () => void refetch(),
  }
}

/** Uses the duration, because this device's clock may be wrong. */
function useHasEnded(preview: ProgramPreview | undefined): boolean {
  const [ended, setEnded] = useState<ProgramPreview>()
  useEffect(() => {
    if (!preview) return undefined
    const timer = setTimeout(setEnded, preview.lastsSeconds * 1_000, preview)
    return () => clearTimeout(timer)
  }, [preview])
  return preview !== undefined && ended === preview
}
