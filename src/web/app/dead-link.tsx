import type { ReactNode } from 'react'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { ScreenLink } from './screen-link.tsx'

type DeadLinkProps = { to: string; label: string; children: ReactNode }

/** A link from an e-mail or a terminal that was used or is too old, why, and the way on. */
export const DeadLink = ({ to, label, children }: DeadLinkProps) => (
  <Notice
    tone="critical"
    title="This link no longer works"
    action={
      <Button size="s" variant="secondary" render={<ScreenLink to={to} />}>
        {label}
      </Button>
    }
  >
    {children}
  </Notice>
)
