import { faker } from '@faker-js/faker'

import type { OutboxMessage } from '../schemas'

export const getListOutboxResponseMock = (): OutboxMessage[] =>
  Array.from({ length: faker.number.int({ min: 3, max: 3 }) }, (_, i) => i + 1).map(() => ({
    id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0e01',
    channel: 'email',
    to: { firstName: 'Mia', email: 'mia@velora.example', number: null },
    subject: 'Reset your password',
    kind: 'secret',
    imageUrl: null,
    contents: { lines: ['Somebody asked for a new password for your account.'], links: [], action: { label: 'Choose a New Password', url: 'http://localhost:3000/reset-password?token=…' } },
    createdAt: '2026-11-20T18:00:00.000Z',
    sentAt: '2026-11-20T18:00:01.000Z',
  }))
