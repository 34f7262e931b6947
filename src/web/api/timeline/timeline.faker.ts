import { faker } from '@faker-js/faker'

import type { TimelineItem } from '../schemas'

export const getReadTimelineResponseMock = (): TimelineItem[] =>
  Array.from({ length: faker.number.int({ min: 3, max: 3 }) }, (_, i) => i + 1).map(() => ({ id: 'entry-000000000012', kind: 'treatment', at: '2026-11-20T18:00:00.000Z', title: 'Treatment: HydraFacial', state: null, points: 25, balanceAfter: 265, place: 'Main Street', by: 'Tess Brandt', notified: ['Points earned'] }))
