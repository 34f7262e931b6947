import { Loading, Skeleton } from '#ui-kit/feedback/skeleton/skeleton.tsx'

/** The placeholder for a card about the member's treatments. */
export const TileLoading = () => (
  <Loading label="Loading your treatments">
    <Skeleton shape="tile" />
  </Loading>
)
