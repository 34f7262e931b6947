import { Cookie, Download, Eye, UserRoundX } from 'lucide-react'
import { lazy, Suspense, useId, useState } from 'react'
import { List, ListRow } from '#ui-kit/data/list-row/list-row.tsx'
import { showToast } from '#ui-kit/feedback/toast/store.ts'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { logFailure } from '../../data/log-failure.ts'
import { checkConnection } from '../../data/request.ts'
import { openCookieSettings } from '../cookies/open-cookie-settings.ts'
import { useDownload } from './use-download.ts'

const DeleteAccountDialog = lazy(async () => {
  const { DeleteAccountDialog: component } = await import('./delete-account-dialog.tsx')
  return { default: component }
})

const IntakeReadersDialog = lazy(async () => {
  const { IntakeReadersDialog: component } = await import('./intake-readers-dialog.tsx')
  return { default: component }
})

const readers = 'Who viewed my medical information'

const glyph = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

/** What members can do about their own data: choose about cookies, take all of it along, leave (D-33). */
export function YourData() {
  const id = useId()
  const download = useDownload()
  const [open, setOpen] = useState<'readers' | 'leaving'>()
  const close = () => setOpen(undefined)
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap="s">
        <Heading level={2} id={id}>
          Your data
        </Heading>
        <List label="Your data">
          <ListRow
            leading={<Cookie {...glyph} />}
            title="Cookie settings"
            hint="Change what you allow, at any time."
            onClick={() => void openCookieSettings().catch(tellUnopened)}
          />
          <ListRow
            leading={<Download {...glyph} />}
            title="Download my data"
            hint={
              download.isPending ? 'Gathering your data...' : 'One file with everything we hold about you.'
            }
            disabled={download.isPending}
            aria-busy={download.isPending || undefined}
            onClick={() => download.mutate()}
          />
          <ListRow
            leading={<Eye {...glyph} />}
            title={readers}
            hint="Every time a team member opened it."
            onClick={() => setOpen('readers')}
          />
          <ListRow
            leading={<UserRoundX {...glyph} />}
            title="Delete my account"
            hint="Permanently, on all your devices."
            onClick={() => setOpen('leaving')}
          />
        </List>
      </Stack>
      <Suspense>
        {open === 'readers' && <IntakeReadersDialog title={readers} onClose={close} />}
        {open === 'leaving' && <DeleteAccountDialog onClose={close} />}
      </Suspense>
    </Card>
  )
}

function tellUnopened(error: unknown) {
  logFailure('Cookie settings', error)
  showToast({
    title: 'Cookie settings could not be opened',
    description: checkConnection,
    tone: 'critical',
  })
}
