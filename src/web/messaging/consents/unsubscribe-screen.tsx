import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { unsubscribeMail } from '#api/consents/consents.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Page } from '#ui-kit/layout/page/page.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { TopBar } from '#ui-kit/layout/top-bar/top-bar.tsx'
import { ScreenLink } from '../../app/screen-link.tsx'
import { clinic } from '../../data/clinic.ts'

/**
 * The page behind an email's unsubscribe link. Only the button unsubscribes, because mail scanners open links (D-22).
 */
export function UnsubscribeScreen({ token }: { token: string }) {
  const ending = useMutation({ mutationFn: () => unsubscribeMail(token) })
  return (
    <Page bar form header={<TopBar title="Offers and news" subtitle={`Email from ${clinic.clinicName}`} />}>
      <Card padding="l">
        {ending.isSuccess ? (
          <Stack gap="m">
            <Notice tone="positive" title="You’re unsubscribed from email offers and news">
              You’ll still get email about your points, requests and account.
            </Notice>
            <Button variant="secondary" render={<Link to="/preferences" search={{ token }} />}>
              Your Preferences
            </Button>
            <Button variant="quiet" render={<ScreenLink to="/" />}>
              Open the App
            </Button>
          </Stack>
        ) : (
          <Stack gap="m">
            <Text>
              Stop email offers and news? You’ll still get email about your points, requests and account.
            </Text>
            {ending.error && (
              <Notice tone="critical" title="That didn’t work">
                {ending.error.userMessage}
              </Notice>
            )}
            <Button full busy={ending.isPending} busyLabel="Unsubscribing..." onClick={() => ending.mutate()}>
              Unsubscribe
            </Button>
          </Stack>
        )}
      </Card>
    </Page>
  )
}
