import { checkMailServer } from '#api/channels/channels.ts'
import { useReadClinic } from '#api/menu/menu.ts'
import { getListSetupFindingsQueryKey, useListSetupFindings } from '#api/server/server.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { Section } from '#ui-kit/layout/card/section.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { useAction } from '../../data/use-action.ts'

/**
 * Lets the owner test the connection and sign-in to the email server. Hidden if none is configured, because the
 * findings say what to do, and a demo keeps its emails in the outbox.
 */
export function MailServerCard() {
  const isDemo = Boolean(useReadClinic().data?.demo)
  const { data: findings } = useListSetupFindings()
  const check = useAction({
    call: () => checkMailServer(),
    failure: 'Couldn’t check the email server',
    refreshes: [getListSetupFindingsQueryKey()],
  })
  const found = check.data
  if (!findings || isDemo || findings.some(({ code }) => code === 'no-mail')) return null
  return (
    <Section title="Email server" padding="l">
      <Text tone="quiet">Connects and signs in without sending anything. Takes up to 15 seconds.</Text>
      <Inline>
        <Button variant="secondary" busy={check.isPending} onClick={() => check.mutate()}>
          Check Email Server
        </Button>
      </Inline>
      {found && (
        <Notice tone={tones[found.state]} title={titles[found.state]}>
          {found.words}
        </Notice>
      )}
    </Section>
  )
}

const tones = {
  well: 'positive',
  slow: 'caution',
  refused: 'critical',
  away: 'critical',
  'not set up': 'caution',
} as const

const titles = {
  well: 'Working',
  slow: 'Slow',
  refused: 'Sign-in rejected',
  away: 'Can’t be reached',
  'not set up': 'Not set up',
} as const
