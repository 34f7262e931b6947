import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { newId } from '#platform/kernel/ids.ts'
import { addDemoCatalogue } from '../../../src/demo/seed-catalogue.ts'
import { emptyPost } from '../../../src/modules/content/blog/posts.ts'
import { discountTypes } from '../../../src/modules/content/promotions/offers.ts'
import { prepareClinic } from '../../../src/server/clinic-start.ts'
import { openTestApp, testSettings } from '../../support/app.ts'

const pictures = fileURLToPath(new URL('../../../src/web/public', import.meta.url))

async function openClinic(demo: '0' | '1') {
  const env = { DEMO: demo }
  const app = await openTestApp({ database: 'embedded', env, now: new Date().toISOString() })
  onTestFinished(app.stop)
  const { content } = app.modules
  return {
    app,
    content,
    startAgain: () => prepareClinic(app.modules, app.database, testSettings(env)),
    news: async () => ({
      promotions: await content.listAllPromotions(),
      posts: await content.listAllPosts(),
    }),
  }
}

describe('what a clinic tells on its first day', () => {
  it('is nothing for a real clinic: it writes its own', async () => {
    const { app, news, content } = await openClinic('0')
    expect(await news()).toEqual({ promotions: [], posts: [] })
    await content.createPost({ title: 'Ours', content: '' })
    const more = { ...emptyPost, id: newId(), title: 'Hello', createdAt: app.clock.now(), publishedAt: null }
    await content.seedNews({ promotions: [], posts: [more] }, 'staff:test')
    expect((await news()).posts).toMatchObject([{ title: 'Ours' }])
    const services = await content.listServices()
    await addDemoCatalogue(app.modules)
    expect(await content.listServices()).toEqual(services)
  })

  it('is there once for a demo clinic, however often it starts, and stays deleted', async () => {
    const { content, news, startAgain } = await openClinic('1')
    const first = await news()
    expect([first.promotions.length, first.posts.length]).toEqual([5, 6])
    const offered = await content.listPromotions(undefined)
    expect(offered[0]).toMatchObject({ isEligible: true, discountType: 'percentage' })
    for (const post of await content.listPosts()) {
      expect(post.content.split(/\s+/).length).toBeGreaterThan(150)
      expect(existsSync(`${pictures}${post.featuredImage}`)).toBe(true)
    }
    await startAgain()
    expect(await news()).toEqual(first)
    for (const { id } of first.promotions) await content.deletePromotion(id, 'staff:olga')
    for (const { id } of first.posts) await content.deletePost(id)
    await startAgain()
    expect(await news()).toEqual({ promotions: [], posts: [] })
  })

  it('has a picture for every kind of promotion', () => {
    for (const type of discountTypes) expect(existsSync(`${pictures}/pictures/offer-${type}.svg`)).toBe(true)
  })
})
