import { lazy, Suspense, useState } from 'react'
import type { ProgramPreview } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { TextLink } from '#ui-kit/actions/text-link/text-link.tsx'
import { EmptyState } from '#ui-kit/feedback/empty-state/empty-state.tsx'
import { Loading, Skeleton } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { RotateCcw } from '#ui-kit/icons.ts'
import { Section } from '#ui-kit/layout/card/section.tsx'
import { Grid } from '#ui-kit/layout/grid/grid.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { LoadError } from '../../../data/load-error.tsx'
import { PhoneFrame } from './phone-frame/phone-frame.tsx'
import { usePreview } from './use-preview.ts'

const QrCode = lazy(async () => ({ default: (await import('../../../qr/qr-code/qr-code.tsx')).QrCode }))

/** The app with the draft as a member would see it, in a frame or on your own phone. */
export function PreviewScreen() {
  const { preview, error, isEnded, open } = usePreview()
  return (
    <Section title="Preview as Mia" padding="l">
      <Text tone="quiet">
        See your draft as Mia, a sample member one visit away from her first reward. Patients won’t see any of
        it until you publish.
      </Text>
      {error && <LoadError what="The preview" couldNotBe="opened" because={error} onRetry={open} />}
      {!preview && !error && (
        <Loading label="Opening the preview">
          <Skeleton shape="picture" />
        </Loading>
      )}
      {preview && isEnded && (
        <EmptyState
          level={3}
          drawing="calendar"
          title="This preview has ended"
          hint="Preview links work for 30 minutes."
          action={<Button onClick={open}>Open a New Preview</Button>}
        />
      )}
      {preview && !isEnded && <Shown preview={preview} />}
    </Section>
  )
}

function Shown({ preview: { url } }: { preview: ProgramPreview }) {
  const [reloads, setReloads] = useState(0)
  return (
    <Grid columns={1} columnsWide={2} gap="l">
      {/* A relative URL, because the staff area may be open under another host name. */}
      <PhoneFrame key={reloads} src={new URL(url).pathname} title="The app with your draft" />
      <Stack gap="m">
        <Button icon={RotateCcw} variant="secondary" full onClick={() => setReloads(reloads + 1)}>
          Reload
        </Button>
        <Text size={14} tone="quiet">
          Reload to see your latest changes.
        </Text>
        <Heading level={3}>Open it on your phone</Heading>
        <Text>
          Point your phone’s camera at the code, or send yourself the link. It works for 30 minutes.
        </Text>
        <Suspense fallback={<Skeleton shape="picture" />}>
          <QrCode text={url} label="Preview QR code" />
        </Suspense>
        <TextLink href={url} newTab>
          Open the preview in a new tab
        </TextLink>
        <Text size={14} tone="quiet">
          Anyone with the link can see your draft, but no patient data. Nothing they do is saved.
        </Text>
      </Stack>
    </Grid>
  )
}
