import type { ProgrammePreview } from '../schemas'

import { request } from '../../data/request.ts'

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1]

export const getStartProgrammePreviewUrl = () => {
  return `/api/admin/programme/previews`
}

/**
 * For every role, as reading the draft is. Whoever has the link sees what the draft says to the public and an invented member: nobody’s data, and nothing is saved there. Each time another link.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary A link that shows the app with the draft, for half an hour.
 */
export const startProgrammePreview = async (options?: Parameters<typeof request>[1]): Promise<ProgrammePreview> => {
  return request<ProgrammePreview>(getStartProgrammePreviewUrl(), {
    ...options,
    method: 'POST',
  })
}
