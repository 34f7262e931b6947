import { Button } from '#ui-kit/actions/button/button.tsx'
import { EmptyState } from '#ui-kit/feedback/empty-state/empty-state.tsx'
import { Page } from '#ui-kit/layout/page/page.tsx'
import { TopBar } from '#ui-kit/layout/top-bar/top-bar.tsx'
import { AppLayout } from './app-layout.tsx'
import { ScreenLink } from './screen-link.tsx'

export const NotFound = () => (
  <AppLayout>
    <NothingHere />
  </AppLayout>
)

/** The not-found message inside the app, for a screen that has nothing to show. */
export const NothingHere = () => (
  <Page bar header={<TopBar title="Page not found" />}>
    <EmptyState
      drawing="search"
      title="We can’t find that page"
      hint="The link may be old or mistyped."
      action={<Button render={<ScreenLink to="/" />}>Back to Home</Button>}
    />
  </Page>
)
