import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { type ApiError, NetworkError } from '../../../data/request.ts'

/** That a call got no answer; what was typed stays. */
export const NoSignal = ({ error }: { error: ApiError | null }) =>
  error instanceof NetworkError ? <Notice tone="offline">{error.userMessage}</Notice> : null
