import { randomUUID } from 'node:crypto'
import type { Browser } from '../support/client.ts'

const category = { id: 'facials', name: 'Facials' }

const contents = () => ({
  places: {
    places: [
      {
        id: randomUUID(),
        name: 'Kantstraße',
        address: 'Kantstraße 12, 10623 Berlin',
        phone: null,
        openingHours: null,
        bookingUrl: null,
        isArchived: false,
      },
    ],
  },
  menu: {
    categories: [category],
    services: [
      {
        id: randomUUID(),
        name: 'Aurora Facial',
        description: 'An hour of calm.',
        categoryId: category.id,
        price: '120.00',
        durationMinutes: 60,
        pointsEarned: 12,
        imageUrl: '/pictures/skincare.svg',
        isArchived: false,
      },
    ],
  },
  rewards: {
    rewards: [
      {
        id: randomUUID(),
        title: 'Hand massage',
        description: 'Ten minutes.',
        pointsRequired: 50,
        rewardValue: 'Hand massage',
        icon: 'gift',
        color: 'rose',
        imageUrl: null,
        worth: null,
        validDays: null,
        repeatDays: null,
        stock: null,
        tiers: [],
        startsOn: null,
        endsOn: null,
        isPaused: false,
        isArchived: false,
      },
    ],
  },
  codes: { codes: [{ id: randomUUID(), description: 'Front desk', pointsValue: 5, isRetired: false }] },
})

/** What a clinic of its own offers, published by its owner over HTTP. */
export async function publishOwnProgram(owner: Browser): Promise<void> {
  for (const [part, edited] of Object.entries(contents())) {
    const path = `/api/admin/programme/${part}`
    const { headers } = await owner.get(path)
    await done(owner.send('PUT', path, { contents: edited }, { 'if-match': String(headers['etag']) }))
  }
  const { revision: seen } = (await owner.get('/api/admin/programme/pages')).json<{ revision: string }>()
  for (const page of ['privacy', 'notice-of-privacy-practices']) {
    const path = `/api/admin/programme/pages/${page}/readings`
    await done(owner.send('POST', path, undefined, { 'if-match': `"${seen}"` }))
  }
  const { revision } = (await owner.get('/api/admin/programme')).json<{ revision: string }>()
  const note = { note: 'We are open' }
  await done(owner.send('POST', '/api/admin/programme/publications', note, { 'if-match': `"${revision}"` }))
}

async function done(sent: ReturnType<Browser['send']>): Promise<void> {
  const { status, text } = await sent
  if (status !== 200) throw new Error(`The program was refused: ${status} ${text}`)
}
