import { Button } from '#ui-kit/actions/button/button.tsx'

type ShowMoreProps = {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> }
}

/** Loads the next page of a list, if there is one. */
export function ShowMore({ list: { hasNextPage, isFetchingNextPage, fetchNextPage } }: ShowMoreProps) {
  if (!hasNextPage) return null
  return (
    <Button
      variant="secondary"
      size="s"
      busy={isFetchingNextPage}
      busyLabel="Loading..."
      onClick={() => void fetchNextPage()}
    >
      Show More
    </Button>
  )
}
