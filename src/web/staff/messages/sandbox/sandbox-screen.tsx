import { useListOutbox } from '#api/sandbox/sandbox.ts'
import type { OutboxMessage } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { EmptyState } from '#ui-kit/feedback/empty-state/empty-state.tsx'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { Loading } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { Section } from '#ui-kit/layout/card/section.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { clinic } from '../../../data/clinic.ts'
import { momentOf } from '../../../format/days.ts'
import { MailPreview } from '../email/mail-preview.tsx'
import { LockScreen } from '../lock-screen/lock-screen.tsx'
import { TextPreview } from '../sms/text-preview.tsx'

/** The demo's messages as their readers would see them, newest first (D-27). */
export function SandboxScreen() {
  const { data: messages, error, refetch } = useListOutbox({ limit: 100 })
  return (
    <Section title="Outbox" padding="l" gap="l">
      <Text tone="quiet">
        In demo mode, emails and texts that can’t be sent show up here instead. Push notifications that
        reached a phone are listed, too.
      </Text>
      {error && !messages && (
        <Notice
          tone={error.status === 404 ? 'info' : 'critical'}
          title="Couldn’t open the outbox"
          action={
            <Button size="s" variant="secondary" onClick={() => void refetch()}>
              Try Again
            </Button>
          }
        >
          {error.userMessage}
        </Notice>
      )}
      {!messages && !error && <Loading />}
      {messages?.length === 0 && (
        <EmptyState
          level={3}
          drawing="letter"
          title="Nothing sent yet"
          hint="Messages show up here a moment after you send them."
        />
      )}
      {messages && messages.length > 0 && (
        <Stack as="ul" gap="xl">
          {copiesOf(messages).map(([message, ...others]) => (
            <Stack as="li" key={message.id} gap="s">
              <Text size={14} tone="quiet" align="center">
                {channels[message.channel]} to {addressee(message)}
                {others.length > 0 && ` and ${others.length} more`}, {momentOf(message.sentAt)}
              </Text>
              <Shown message={message} />
            </Stack>
          ))}
        </Stack>
      )}
    </Section>
  )
}

type Copies = [OutboxMessage, ...OutboxMessage[]]

/** A campaign's copies to different people are listed once. */
function copiesOf(messages: readonly OutboxMessage[]): readonly Copies[] {
  const groups = new Map<string, Copies>()
  for (const message of messages) {
    const { id, channel, subject, kind, contents } = message
    const key = kind === 'marketing' ? JSON.stringify([channel, subject, contents?.lines]) : id
    const group = groups.get(key)
    if (group) group.push(message)
    else groups.set(key, [message])
  }
  return [...groups.values()]
}

const channels = { email: 'Email', sms: 'SMS', push: 'Notification' }

const addressee = ({ to: { firstName, email, number } }: OutboxMessage) =>
  [firstName, email ?? number].filter(Boolean).join(', ')

function Shown({ message }: { message: OutboxMessage }) {
  const { channel, kind, subject, contents, imageUrl, to } = message
  const lines = contents?.lines ?? ['This message’s link has expired.']
  if (channel === 'sms') return <TextPreview message={lines.join('\n')} />
  if (channel === 'push')
    return (
      <LockScreen
        label={subject}
        sender={clinic.clinicName}
        title={subject}
        message={lines.join('\n')}
        imageUrl={imageUrl ?? undefined}
      />
    )
  return (
    <MailPreview
      label={subject}
      subject={subject}
      firstName={to.firstName}
      lines={lines}
      links={contents?.links}
      action={contents?.action ?? null}
      marketing={kind === 'marketing'}
    />
  )
}
