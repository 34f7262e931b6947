import type { ProgramPreview } from '../schemas'

import { request } from '../../data/request.ts'

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1]

export const getStartProgramPreviewUrl = () => {
  return `/api/admin/programme/previews`
}

/**
 * For every role, as reading the draft is. Whoever has the link sees what the draft says to the public and an invented member: nobody’s data, and nothing is saved there. Each time another link.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary A link that shows the app with the draft, for half an hour.
 */
export const startProgramPreview = async (options?: Parameters<typeof request>[1]): Promise<ProgramPreview> => {
  return request<ProgramPreview>(getStartProgramPreviewUrl(), {
    ...options,
    method: 'POST',
  })
}
