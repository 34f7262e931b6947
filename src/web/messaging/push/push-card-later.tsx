import { lazy, Suspense } from 'react'
import { Loading, Skeleton } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import type { PushCardProps } from './push-card.tsx'

const PushCard = lazy(() => import('./push-card.tsx').then(({ PushCard: card }) => ({ default: card })))

const label = 'Loading your notification settings'

/** The push card in a separate file, so that the screen around it loads first. */
export function PushCardLater(props: PushCardProps) {
  return (
    <Suspense
      fallback={
        <Loading label={label}>
          <Skeleton shape="picture" />
        </Loading>
      }
    >
      <PushCard {...props} />
    </Suspense>
  )
}

/** The push card as a row that opens, also in a separate file. */
export const PushRowLater = () => (
  <Suspense
    fallback={
      <li>
        <Loading label={label}>
          <Skeleton shape="control" />
        </Loading>
      </li>
    }
  >
    <PushCard frame="row" />
  </Suspense>
)
