/** Full consent, so that visitors' events are stored, too. */
export const consent = {
  consent: { necessary: true, analytics: true, marketing: true, preferences: true },
  timestamp: '2026-11-21T17:59:00.000Z',
  url: '/',
  referrer: 'direct',
}

const words = { title: 'Something new', description: 'For everybody', content: 'For everybody' }

export const promotion = {
  title: words.title,
  description: words.description,
  discountType: 'other',
  discountValue: 1,
  validFrom: '2026-11-01',
  validUntil: '2026-12-31',
}
export const post = { title: words.title, content: words.content }
export const campaign = { title: words.title, message: words.content }
export const entry = {
  title: words.title,
  entryType: 'progress' as const,
  description: null,
  serviceId: null,
  treatmentDate: null,
}

export const hook = {
  url: 'https://hooks.velora.test/a',
  events: ['points.changed' as const],
  createdBy: 'Olga',
}
