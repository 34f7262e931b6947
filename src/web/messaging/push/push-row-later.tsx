import { lazy, Suspense } from 'react'
import { ListRow } from '#ui-kit/data/list-row/list-row.tsx'
import { Skeleton } from '#ui-kit/feedback/skeleton/skeleton.tsx'

const PushCard = lazy(() => import('./push-card.tsx').then(({ PushCard: card }) => ({ default: card })))

/** The push card as a row that opens, in a separate file. The row is as high before as after. */
export const PushRowLater = () => (
  <Suspense fallback={<ListRow title={<Skeleton width="half" />} />}>
    <PushCard frame="row" />
  </Suspense>
)
