import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { ageOfList, onListAgeChanged } from '../data/staleness.ts'
import { useOnline } from '../data/use-online.ts'
import { ago } from './ago.ts'
import { useNow } from './use-now.ts'

export type LastUpdatedProps = {
  /** The query key of what is shown; its first part is the path that the service worker keeps it under. */
  of: readonly [string, ...unknown[]]
}

const unknownAge = () => undefined

/**
 * 'Last updated 12 minutes ago', while what is shown may no longer be so: it is the copy of an earlier visit, or the
 * device has no connection. Nothing otherwise.
 */
export function LastUpdated({ of }: LastUpdatedProps) {
  const online = useOnline()
  const keptAt = useSyncExternalStore(onListAgeChanged, () => ageOfList(of[0]), unknownAge)
  const shownSince = useQueryClient().getQueryState(of)?.dataUpdatedAt
  const at = keptAt ?? (online ? undefined : shownSince)
  return at ? <Age at={at} /> : null
}

function Age({ at }: { at: number }) {
  return (
    <Text size={14} tone="quiet">
      {`Last updated ${ago(at, useNow())}`}
    </Text>
  )
}
