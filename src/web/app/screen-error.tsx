import { Button } from '#ui-kit/actions/button/button.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Page } from '#ui-kit/layout/page/page.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'

/** Replaces a screen that crashed or couldn't load. */
export function ScreenError() {
  return (
    <Page>
      <Heading level={1}>Something went wrong</Heading>
      <Text tone="quiet">Check your connection and try again. Your information is safe.</Text>
      <Button onClick={() => location.reload()}>Try Again</Button>
    </Page>
  )
}
