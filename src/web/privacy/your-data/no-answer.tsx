import type { ReactNode } from 'react'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { checkConnection } from '../../data/request.ts'

type NoAnswerProps = { action?: ReactNode; children?: ReactNode }

/** Something was asked of the clinic, and nobody knows whether it heard. */
export const NoAnswer = ({ action, children }: NoAnswerProps) => (
  <Notice tone="offline" title="No response from the clinic’s server" action={action}>
    {checkConnection} {children}
  </Notice>
)
