import { Button } from '#ui-kit/actions/button/button.tsx'
import { FilePlus, ListChecks, QrCode } from '#ui-kit/icons.ts'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { ScreenLink } from '../app/screen-link.tsx'
import { panelsOf } from './panels.ts'
import { useStaffRole } from './use-staff-role.ts'

export function QuickActions() {
  const mayWrite = panelsOf(useStaffRole()).some(({ id }) => id === 'blog')
  return (
    <Stack as="section" aria-label="Quick actions">
      <Inline gap="s" wrap>
        <Button
          variant="secondary"
          size="s"
          icon={ListChecks}
          render={<ScreenLink to="/admin?panel=service-requests" />}
        >
          Accept Patient Points
        </Button>
        <Button variant="secondary" size="s" icon={QrCode} render={<ScreenLink to="/admin/qr-codes" />}>
          QR Codes
        </Button>
        {mayWrite && (
          <Button variant="secondary" size="s" icon={FilePlus} render={<ScreenLink to="/admin?panel=blog" />}>
            Add Blogs
          </Button>
        )}
      </Inline>
    </Stack>
  )
}
