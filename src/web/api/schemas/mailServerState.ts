import type { MailServerStateState } from './mailServerStateState.ts'

export interface MailServerState {
  state: MailServerStateState
  words: string
}
