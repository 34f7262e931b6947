import type { MailServerState } from '../schemas'

export const getCheckMailServerResponseMock = (): MailServerState => ({ state: 'well', words: 'The email server responds and lets us sign in.' })
