import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../support/app.ts'

interface Shown {
  readonly id: string
  readonly title: string
}

describe('a diary over HTTP', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ database: 'embedded' })
  })
  afterAll(() => app.stop())

  it('takes what the form leaves empty as nothing, null or an empty text', async () => {
    const ana = await app.member('Ana')
    const entry = { title: '  A line  ', entryType: 'before' }
    const empty = { description: '', serviceId: '', treatmentDate: '', imageUrl: '' }
    const none = { description: null, serviceId: null, treatmentDate: null, imageUrl: null }
    for (const rest of [{}, empty, none]) {
      const answer = await ana.post('/api/diary', { ...entry, ...rest })
      expect(answer.json()).toMatchObject({
        pointsAwarded: 0,
        entry: { ...none, title: 'A line', entryType: 'before', thumbnailUrl: null, pointsAwarded: 0 },
      })
    }
  })

  it('says what is wrong with an entry', async () => {
    const ana = await app.member('Ana')
    const answer = await ana.post('/api/diary', {
      title: '  ',
      entryType: 'during',
      treatmentDate: '1815-06-18',
    })
    expect(answer.status).toBe(400)
    expect(answer.json()['errors']).toEqual([
      { path: 'title', message: 'Please enter a title for your diary entry' },
      { path: 'entryType', message: 'Please choose before, after or progress' },
      expect.objectContaining({ path: 'treatmentDate' }),
    ])
    const missing = await ana.post('/api/diary', { entryType: 'before' })
    expect(missing.json()['message']).toBe('Please enter a title for your diary entry')
  })

  it('comes newest first, page by page, each entry once', async () => {
    const mia = await app.member('Mia')
    await (await app.member('Noor')).post('/api/diary', { title: 'Noor’s', entryType: 'before' })
    for (let n = 1; n <= 7; n++) {
      app.clock.advance({ minutes: 1 })
      await mia.post('/api/diary', { title: `Entry ${n}`, entryType: 'before' })
    }
    const titles: string[] = []
    let path: string | undefined = '/api/diary?limit=3'
    while (path) {
      const answer = await mia.get(path)
      expect(answer.headers['x-total-count']).toBe('7')
      titles.push(...answer.json<Shown[]>().map(({ title }) => title))
      path = /<([^>]+)>; rel="next"/.exec(String(answer.headers['link'] ?? ''))?.[1]
    }
    expect(titles).toEqual([7, 6, 5, 4, 3, 2, 1].map(n => `Entry ${n}`))
  })

  it('gives nobody else’s entry away, nor deletes it', async () => {
    const [mia, noor] = [await app.member('Mia'), await app.member('Noor')]
    const [entry] = (await mia.get('/api/diary?limit=1')).json<Shown[]>()
    const answer = await noor.send('DELETE', `/api/diary/${entry?.id}`)
    expect([answer.status, answer.code]).toEqual([404, 'unknown-entry'])
    expect((await noor.get('/api/diary')).json<Shown[]>().map(({ title }) => title)).toEqual(['Noor’s'])
    expect((await mia.get('/api/diary')).headers['x-total-count']).toBe('7')
  })
})
