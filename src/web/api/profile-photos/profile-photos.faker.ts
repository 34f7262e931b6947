import { faker } from '@faker-js/faker'

import type { Done, ProfilePhoto } from '../schemas'

export const getSetProfilePhotoResponseMock = (): ProfilePhoto => ({ profileImageUrl: '/api/user/photo?version=0198f0c6-5b1e-7a51-9d3a-2f6f1d1c1201' })

export const getRemoveProfilePhotoResponseMock = (): Done => ({ success: true })

export const getReadProfilePhotoResponseMock = (): Blob => new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))])

export const getReadPatientPhotoResponseMock = (): Blob => new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))])
