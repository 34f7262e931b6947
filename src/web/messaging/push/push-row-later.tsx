import { lazy, Suspense } from 'react'
import { Loading, Skeleton } from '#ui-kit/feedback/skeleton/skeleton.tsx'

const PushCard = lazy(() => import('./push-card.tsx').then(({ PushCard: card }) => ({ default: card })))

/** The push card as a row that opens, in a file of its own, so that the screen around it is there first. */
export const PushRowLater = () => (
  <Suspense
    fallback={
      <li>
        <Loading label="Loading your notification settings">
          <Skeleton shape="control" />
        </Loading>
      </li>
    }
  >
    <PushCard frame="row" />
  </Suspense>
)
