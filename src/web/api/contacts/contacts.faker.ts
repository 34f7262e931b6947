import { faker } from '@faker-js/faker'

import type { Contact, EnrollPatientAnswer } from '../schemas'

export const getEnrollPatientResponseMock = (): EnrollPatientAnswer => ({ id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0b01', message: 'Mia Hart is now a member.' })

export const getListContactsResponseMock = (): Contact[] => Array.from({ length: faker.number.int({ min: 3, max: 3 }) }, (_, i) => i + 1).map(() => ({ kind: 'phone', value: '+13105550142', isValid: true, isShared: false, verifiedAt: null }))

export const getAddContactResponseMock = (): Contact[] => Array.from({ length: faker.number.int({ min: 3, max: 3 }) }, (_, i) => i + 1).map(() => ({ kind: 'phone', value: '+13105550142', isValid: true, isShared: false, verifiedAt: null }))

export const getRemoveContactResponseMock = (): Contact[] => Array.from({ length: faker.number.int({ min: 3, max: 3 }) }, (_, i) => i + 1).map(() => ({ kind: 'phone', value: '+13105550142', isValid: true, isShared: false, verifiedAt: null }))
