import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { ageOfList, onListAgeChanged } from '../data/staleness.ts'
import { useOnline } from '../data/use-online.ts'
import { ago } from './ago.ts'
import { useNow } from './use-now.ts'

export type LastUpdatedProps = {
  /** The query key of the data; its first part is the path under which the service worker caches it. */
  of: readonly [string, ...unknown[]]
}

const unknownAge = () => undefined

/**
 * 'Last updated 12 minutes ago', if the data may be outdated: it comes from an earlier visit, or the device is offline.
 * Otherwise hidden.
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
