import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { type ApiError, NetworkError } from '../../../data/request.ts'

/** Says that a call got no response; typed input stays. */
export const NoSignal = ({ error }: { error: ApiError | null }) =>
  error instanceof NetworkError ? <Notice tone="offline">{error.userMessage}</Notice> : null
