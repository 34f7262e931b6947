import type { MailServerState } from '../schemas'

export const getCheckMailServerResponseMock = (): MailServerState => ({ state: 'well', words: 'The mail server answers and lets us in.' })
