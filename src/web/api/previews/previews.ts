import type { ProgramPreview } from '../schemas'

import { request } from '../../data/request.ts'

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1]

export const getStartProgramPreviewUrl = () => {
  return `/api/admin/programme/previews`
}

/**
 * Every role can create one. Anyone with the link sees the draft’s public content and a sample member, but no patient data, and nothing is saved there. Each call creates a new link.
 *
 * For staff: owner, manager, clinical, front desk.
 * @summary Create a link that shows the app with the draft for half an hour.
 */
export const startProgramPreview = async (options?: Parameters<typeof request>[1]): Promise<ProgramPreview> => {
  return request<ProgramPreview>(getStartProgramPreviewUrl(), {
    ...options,
    method: 'POST',
  })
}
