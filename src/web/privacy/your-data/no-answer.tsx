import type { ReactNode } from 'react'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { checkConnection } from '../../data/request.ts'

type NoAnswerProps = { action?: ReactNode; children?: ReactNode }

/** The server didn't respond, so we don't know whether it received the request. */
export const NoAnswer = ({ action, children }: NoAnswerProps) => (
  <Notice tone="offline" title="No response from the clinic’s server" action={action}>
    {checkConnection} {children}
  </Notice>
)
