import { faker } from '@faker-js/faker'

import type { Done, Notification } from '../schemas'

export const getListNotificationsResponseMock = (): Notification[] =>
  Array.from({ length: faker.number.int({ min: 3, max: 3 }) }, (_, i) => i + 1).map(() => ({ id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0f01', title: 'Points earned', message: 'You earned 65 points for your visit.', type: 'POINTS_EARNED', isRead: false, createdAt: '2026-11-20T18:00:00.000Z' }))

export const getListUserNotificationsResponseMock = (): Notification[] =>
  Array.from({ length: faker.number.int({ min: 3, max: 3 }) }, (_, i) => i + 1).map(() => ({ id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0f01', title: 'Points earned', message: 'You earned 65 points for your visit.', type: 'POINTS_EARNED', isRead: false, createdAt: '2026-11-20T18:00:00.000Z' }))

export const getReadNotificationsResponseMock = (): Done => ({ success: true })
