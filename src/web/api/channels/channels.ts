import type { MailServerState } from '../schemas'

import { request } from '../../data/request.ts'

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1]

export const getCheckMailServerUrl = () => {
  return `/api/admin/mail-server/check`
}

/**
 * What waited because the mail server turned the clinic away goes out when it is well. Takes as long as the mail server does, 15 seconds at most.
 *
 * For staff: owner.
 * @summary Connect to the mail server and sign in, without sending anything.
 */
export const checkMailServer = async (options?: Parameters<typeof request>[1]): Promise<MailServerState> => {
  return request<MailServerState>(getCheckMailServerUrl(), {
    ...options,
    method: 'POST',
  })
}
