import { Button } from '#ui-kit/actions/button/button.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Page } from '#ui-kit/layout/page/page.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'

/** Takes the place of a screen that broke, or could not be loaded. */
export function ScreenError() {
  return (
    <Page>
      <Heading level={1}>This screen could not be shown</Heading>
      <Text tone="quiet">Please check your connection and try again. Nothing of yours is lost.</Text>
      <Button onClick={() => location.reload()}>Try Again</Button>
    </Page>
  )
}
