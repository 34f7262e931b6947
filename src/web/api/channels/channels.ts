import type { MailServerState } from '../schemas'

import { request } from '../../data/request.ts'

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1]

export const getCheckMailServerUrl = () => {
  return `/api/admin/mail-server/check`
}

/**
 * Connects and signs in without sending anything, which takes at most 15 seconds. If it works, emails that were held because the mail server rejected the clinic are sent.
 *
 * For staff: owner.
 * @summary Test the connection to the mail server.
 */
export const checkMailServer = async (options?: Parameters<typeof request>[1]): Promise<MailServerState> => {
  return request<MailServerState>(getCheckMailServerUrl(), {
    ...options,
    method: 'POST',
  })
}
