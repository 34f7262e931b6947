import { lazy, Suspense, useState } from 'react'
import { ListRow } from '#ui-kit/data/list-row/list-row.tsx'
import { showToast } from '#ui-kit/feedback/toast/store.ts'
import { Cookie, Download, Eye, UserRoundX } from '#ui-kit/icons.ts'
import { logFailure } from '../../data/log-failure.ts'
import { checkConnection } from '../../data/request.ts'
import { RowGroup, rowIcon } from '../../member/row-group.tsx'
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

/** Members' control over their data: cookie settings, a full download, and deleting the account (D-33). */
export function YourData() {
  const download = useDownload()
  const [open, setOpen] = useState<'readers' | 'leaving'>()
  const close = () => setOpen(undefined)
  return (
    <>
      <RowGroup title="Your data">
        <ListRow
          leading={<Cookie {...rowIcon} />}
          title="Cookie settings"
          hint="Change what you allow, at any time."
          onClick={() => void openCookieSettings().catch(tellUnopened)}
        />
        <ListRow
          leading={<Download {...rowIcon} />}
          title="Download my data"
          hint={download.isPending ? 'Gathering your data...' : 'One file with everything we have about you.'}
          disabled={download.isPending}
          aria-busy={download.isPending || undefined}
          onClick={() => download.mutate()}
        />
        <ListRow
          leading={<Eye {...rowIcon} />}
          title={readers}
          hint="Every time a team member opened it."
          onClick={() => setOpen('readers')}
        />
        <ListRow
          leading={<UserRoundX {...rowIcon} />}
          title="Delete my account"
          hint="Permanently, on all your devices."
          onClick={() => setOpen('leaving')}
        />
      </RowGroup>
      <Suspense>
        {open === 'readers' && <IntakeReadersDialog title={readers} onClose={close} />}
        {open === 'leaving' && <DeleteAccountDialog onClose={close} />}
      </Suspense>
    </>
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
