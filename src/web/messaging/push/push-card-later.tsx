import { lazy, Suspense } from 'react'
import { Loading, Skeleton } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import type { PushCardProps } from './push-card.tsx'

const PushCard = lazy(() => import('./push-card.tsx').then(({ PushCard: card }) => ({ default: card })))

/** The push card in a file of its own, so that the screen around it is there first. */
export function PushCardLater(props: PushCardProps) {
  return (
    <Suspense
      fallback={
        <Loading label="Loading your notification settings">
          <Skeleton shape="picture" />
        </Loading>
      }
    >
      <PushCard {...props} />
    </Suspense>
  )
}
