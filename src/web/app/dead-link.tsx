import type { ReactNode } from 'react'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { ScreenLink } from './screen-link.tsx'

type DeadLinkProps = { to: string; label: string; children: ReactNode }

/** Explains that a link was used or has expired, and where to go next. */
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
