import { faker } from '@faker-js/faker'

import type { ContactChange, Done, OwnContact } from '../schemas'

export const getListOwnContactsResponseMock = (): OwnContact[] => Array.from({ length: faker.number.int({ min: 3, max: 3 }) }, (_, i) => i + 1).map(() => ({ kind: 'email', value: 'mia@velora.example', isShared: false, isConfirmed: true }))

export const getStartContactChangeResponseMock = (): ContactChange => ({ to: 'mia.hart@velora.example', asksOld: true, expiresAt: '2026-11-20T18:15:00.000Z' })

export const getConfirmContactChangeResponseMock = (): OwnContact[] => Array.from({ length: faker.number.int({ min: 3, max: 3 }) }, (_, i) => i + 1).map(() => ({ kind: 'email', value: 'mia@velora.example', isShared: false, isConfirmed: true }))

export const getChangeSignInAddressResponseMock = (): Done => ({ success: true })
