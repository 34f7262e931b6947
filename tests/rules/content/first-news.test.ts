import { beforeEach, describe, expect, it } from 'vitest'
import { emptyPost } from '../../../src/modules/content/blog/posts.ts'
import { seedNews } from '../../../src/modules/content/seed-news.ts'
import { ines, offer, openClinic } from './clinic.ts'

let clinic: ReturnType<typeof openClinic>
beforeEach(() => {
  clinic = openClinic()
})

describe('the first news', () => {
  const news = {
    promotions: [offer, { ...offer, title: 'Second' }],
    posts: [{ ...emptyPost, id: 'p', title: 'Hello', createdAt: new Date(0), publishedAt: null }],
  }

  it('is told once, whatever became of it', async () => {
    await seedNews(clinic.content, news, ines)
    expect(clinic.promotions.map(({ title }) => title)).toEqual(['Glow week', 'Second'])
    expect(clinic.promotions[0]?.acts).toMatchObject([{ actor: ines }])
    expect(clinic.posts).toEqual(news.posts)
    clinic.posts.length = 0
    for (const { id } of clinic.promotions) await clinic.content.deletePromotion(id, ines)
    await seedNews(clinic.content, news, ines)
    expect([clinic.promotions.length, clinic.posts.length]).toEqual([2, 0])
  })

  it('is not told where there is a post already', async () => {
    await clinic.content.createPost({ title: 'Ours', content: '' })
    await seedNews(clinic.content, news, ines)
    expect([clinic.promotions.length, clinic.posts.length]).toEqual([0, 1])
  })
})
