import { faker } from '@faker-js/faker'

import type { Picture } from '../schemas'

export const getUploadPictureResponseMock = (): Picture => ({ imageUrl: '/api/pictures/3f2a9c0e5b7d41868a1c2e3f4a5b6c7d-800.webp' })

export const getReadPictureResponseMock = (): Blob => faker.helpers.arrayElement([new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))])])
