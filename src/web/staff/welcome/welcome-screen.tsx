import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect, useState } from 'react'
import type { Arrival } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { EmptyState } from '#ui-kit/feedback/empty-state/empty-state.tsx'
import { TextField } from '#ui-kit/forms/text-field/text-field.tsx'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Page } from '#ui-kit/layout/page/page.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { TopBar } from '#ui-kit/layout/top-bar/top-bar.tsx'
import { DeadLink } from '../../app/dead-link.tsx'
import { ScreenLink } from '../../app/screen-link.tsx'
import { clinic } from '../../data/clinic.ts'
import { typedText } from '../../form/typed-text.ts'
import { CopyButton } from '../copy-button.tsx'
import type { HeldLink } from './sign-in-link.ts'
import { useOpenLink } from './use-open-link.ts'

type WelcomeScreenProps = { readLink: () => HeldLink | undefined; onOpened: () => void }

/** The page of a one-time link. Opening it does nothing yet, because email and chat programs preview links. */
export function WelcomeScreen({ readLink, onOpened }: WelcomeScreenProps) {
  const [link] = useState(readLink)
  const [arrival, setArrival] = useState<Arrival>()
  const navigate = useNavigate()
  const arrive = (arrived: Arrival) => {
    onOpened()
    if (arrived.code) setArrival(arrived)
    else void navigate({ to: '/admin', replace: true })
  }
  return (
    <Page form header={<TopBar title="Welcome" subtitle={clinic.clinicName} />}>
      <Card padding="l">
        {!link && <NoLink />}
        {link && !arrival && <OpenLink link={link} onOpen={arrive} />}
        {arrival && <NewCode {...arrival} />}
      </Card>
    </Page>
  )
}

function NoLink() {
  return (
    <EmptyState
      drawing="search"
      title="The link is incomplete"
      hint="Please open the original link again and make sure none of it is cut off. This also happens if you reload the page."
      action={<Button render={<ScreenLink to="/admin" />}>Enter a staff code instead</Button>}
    />
  )
}

function OpenLink({ link, onOpen }: { link: HeldLink; onOpen: (arrival: Arrival) => void }) {
  const [name, setName] = useState('')
  const opening = useOpenLink(onOpen)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    opening.mutate({ token: link.token, ...(typedText(name) && { name: typedText(name) }) })
  }
  return (
    <form onSubmit={submit} noValidate aria-label="Open the staff area">
      <Stack gap="m">
        <Text>
          {link.isFirst
            ? 'You’re the first one here. Whoever opens the staff area with this link becomes the clinic’s owner.'
            : 'This link opens the staff area in this browser.'}{' '}
          It works once.
        </Text>
        {link.isFirst && (
          <TextField
            label="Your name"
            hint="What your team will see. You can change it later."
            value={name}
            onChange={event => setName(event.target.value)}
            autoComplete="name"
            maxLength={100}
          />
        )}
        {opening.error?.code === 'invalid-sign-in-link' && <LinkIsDead isFirst={link.isFirst} />}
        <Button type="submit" full busy={opening.isPending} busyLabel="Opening...">
          Open the Staff Area
        </Button>
      </Stack>
    </form>
  )
}

function LinkIsDead({ isFirst }: { isFirst: boolean }) {
  return (
    <DeadLink to="/admin" label="Enter a staff code">
      A link works once, for 24 hours.{' '}
      {isFirst
        ? 'Whoever runs your server can create a new one with “npm run cli -- owner:link”.'
        : 'Whoever runs your server can create a new one with “npm run cli -- staff:add”.'}
    </DeadLink>
  )
}

function NewCode({ name, code }: Arrival) {
  const [shown, setShown] = useState(false)
  // Screen readers announce the code when it appears.
  useEffect(() => setShown(true), [])
  const digits = code ?? ''
  return (
    <Stack gap="m">
      <Heading level={2}>Welcome, {name}</Heading>
      <Text>From now on, this code opens the staff area in any browser. Please write it down.</Text>
      <div role="status">
        {shown && (
          <Heading level={3} size={36}>
            {`${digits.slice(0, 4)} ${digits.slice(4)}`}
          </Heading>
        )}
      </div>
      <Inline>
        <CopyButton label="Code" text={digits} variant="secondary" />
      </Inline>
      <Text size={14} tone="quiet">
        You won’t see it again. In case you lose it, create recovery codes under “Your Sign-in.” You can issue
        a new code anytime under “Staff.”
      </Text>
      <Button full render={<ScreenLink to="/admin/program/setup" />}>
        I’ve Written It Down
      </Button>
    </Stack>
  )
}
