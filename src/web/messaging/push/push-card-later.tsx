import { lazy, Suspense } from 'react'
import { ListRow } from '#ui-kit/data/list-row/list-row.tsx'
import { Loading, Skeleton } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import type { PushCardProps } from './push-card.tsx'

const PushCard = lazy(() => import('./push-card.tsx').then(({ PushCard: card }) => ({ default: card })))

/** The push card in a separate file, so that the screen around it loads first. */
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

/** The push card as a row that opens, also in a separate file. The row is as high before as after. */
export const PushRowLater = () => (
  <Suspense fallback={<ListRow title={<Skeleton width="half" />} />}>
    <PushCard frame="row" />
  </Suspense>
)
