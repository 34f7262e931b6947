import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../support/app.ts'
import { everyRoute, named } from '../support/contract.ts'
import { smallPicture } from '../support/pictures.ts'
import { givePoints, treatmentOf } from '../support/points.ts'
import { samplePath } from '../support/samples.ts'

describe('a member’s own data', () => {
  let app: TestApp
  let marks: string[]
  beforeAll(async () => {
    app = await openTestApp({ database: 'embedded' })
    const mia = await app.member('Mia')
    await givePoints(app, 'Mia', 123)
    const [goal] = await app.modules.loyalty.listGoals()
    const voucher = await app.modules.loyalty.redeemGoal(mia.id, goal?.id ?? '')
    const { serviceId } = await treatmentOf(app)
    const note = { serviceId, treatmentDate: undefined, notes: 'Only for the clinic' }
    await app.modules.requests.requestPoints(mia.id, note)
    const { imageUrl } = (
      await mia.post('/api/diary/photos', await smallPicture('jpeg'), { 'content-type': 'image/jpeg' })
    ).json<{ imageUrl: string }>()
    const words = { title: 'What Mia sees', description: 'What nobody else may read', entryType: 'before' }
    await mia.post('/api/diary', { ...words, imageUrl })
    marks = [
      imageUrl,
      words.title,
      words.description,
      mia.id,
      mia.email,
      voucher.code,
      'You earned 123 points',
      note.notes,
    ]
  })
  afterAll(() => app.stop())

  const reads = everyRoute.filter(({ method }) => method === 'get')

  it('is all there for herself', async () => {
    const mia = await app.member('Mia')
    const seen = await Promise.all(reads.map(async route => (await mia.get(samplePath(route))).text))
    for (const mark of marks) expect(seen.join('\n')).toContain(mark)
  })

  it.each(named(reads))('is not in another member’s answer: %s', async (_name, route) => {
    const { text } = await (await app.member('Noor')).get(samplePath(route))
    for (const mark of marks) expect(text).not.toContain(mark)
  })

  it('comes page by page, each entry once', async () => {
    const mia = await app.member('Mia')
    for (let n = 0; n < 23; n++) await givePoints(app, 'Mia', n + 1)
    const numbers: number[] = []
    let path: string | undefined = '/api/user/points?limit=5'
    while (path) {
      const answer = await mia.get(path)
      expect(answer.headers['x-total-count']).toBe('25')
      numbers.push(...answer.json<{ id: number }[]>().map(({ id }) => id))
      path = /<([^>]+)>; rel="next"/.exec(String(answer.headers['link'] ?? ''))?.[1]
    }
    expect(numbers).toEqual(Array.from({ length: 25 }, (_, n) => 25 - n))
  })
})
