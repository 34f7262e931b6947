import { beforeEach, describe, expect, it } from 'vitest'
import type { Catalogue } from '../../../src/modules/content/catalogue.ts'
import { type Content, openContent } from '../../../src/modules/content/content.ts'
import type { Act, ContentPorts } from '../../../src/modules/content/ports.ts'
import { emptyPost, type Post } from '../../../src/modules/content/posts.ts'
import { offeredTo, type Promotion } from '../../../src/modules/content/promotions.ts'
import { type Clock, clockAt } from '../../support/clock.ts'

const ines = 'staff:ines'
const clinicSettings = {
  clinicName: 'Velora',
  timeZone: 'America/Los_Angeles',
  bookingUrl: 'https://booking.test',
  navVariant: 'A',
  tiers: [{ tier: 'Bronze', fromCents: 0 }],
  milestones: [25],
  demo: null,
} as const

let clock: Clock
let promotions: (Promotion & { readonly acts: readonly Act[]; readonly isRemoved: boolean })[]
let posts: Post[]
let catalogue: Catalogue
let content: Content

beforeEach(() => {
  clock = clockAt('2026-11-21T18:00:00Z')
  promotions = []
  posts = []
  catalogue = { services: [], locations: [] }
  content = openContent({
    clinic: clinicSettings,
    now: clock.now,
    services: {
      all: async () => catalogue.services,
      find: async id => catalogue.services.find(service => service.id === id),
      count: async () => catalogue.services.length,
    },
    locations: {
      all: async () => catalogue.locations,
      find: async id => catalogue.locations.find(location => location.id === id),
    },
    addToCatalogue: async more => {
      catalogue = {
        services: [...catalogue.services, ...more.services],
        locations: [...catalogue.locations, ...more.locations],
      }
    },
    promotions: promotionsInMemory(),
    posts: postsInMemory(),
    findPatient: async id =>
      id === 'mia'
        ? { tier: 'Gold', dateOfBirth: '1991-11-14', createdAt: new Date('2026-09-23T06:59:00Z') }
        : undefined,
  })
})

function promotionsInMemory(): ContentPorts['promotions'] {
  const listed = () => promotions.filter(({ isRemoved }) => !isRemoved)
  return {
    on: async day => listed().filter(({ validFrom, validUntil }) => validFrom <= day && day <= validUntil),
    all: async () => listed(),
    countEver: async () => promotions.length,
    add: async (promotion, act) => void promotions.push({ ...promotion, acts: [act], isRemoved: false }),
    async remove(id, act) {
      const place = promotions.findIndex(promotion => promotion.id === id && !promotion.isRemoved)
      const found = promotions[place]
      if (found) promotions[place] = { ...found, acts: [...found.acts, act], isRemoved: true }
      return found
    },
  }
}

function postsInMemory(): ContentPorts['posts'] {
  const find = (id: string) => posts.find(post => post.id === id)
  const change = (post: Post) => {
    posts = posts.map(other => (other.id === post.id ? post : other))
  }
  return {
    published: async () => posts.filter(({ status }) => status === 'published'),
    all: async () => posts,
    findToChange: async id => find(id),
    add: async post => void posts.push(post),
    change: async post => change(post),
    async publish(id, at) {
      const post = find(id)
      if (post) change({ ...post, status: 'published', publishedAt: post.publishedAt ?? at })
      return find(id)
    },
    async remove(id) {
      const post = find(id)
      posts = posts.filter(other => other !== post)
      return post?.title
    },
  }
}

const offer = {
  title: 'Glow week',
  description: 'A calm hour.',
  discountType: 'percentage',
  discountValue: 20,
  validFrom: '2026-11-20',
  validUntil: '2026-11-21',
  targetAudience: 'ALL',
} as const

describe('the clinic', () => {
  it('tells its settings, its menu and its day', async () => {
    const service = { id: 'facial', name: 'HydraFacial' } as Catalogue['services'][number]
    const location = { id: 'downtown', name: 'Downtown' }
    await content.seedCatalogue({ services: [service], locations: [location] })
    await content.seedCatalogue({ services: [{ ...service, id: 'more' }], locations: [] })
    expect(await content.readClinic()).toBe(clinicSettings)
    expect(await content.listServices()).toEqual([service])
    expect(await content.findService('facial')).toBe(service)
    expect(await content.findService('more')).toBeUndefined()
    expect(await content.listLocations()).toEqual([location])
    expect(await content.findLocation('downtown')).toBe(location)
    expect(await content.findLocation('nowhere')).toBeUndefined()
    clock.set('2026-11-21T07:59:59Z')
    expect(content.clinicToday()).toBe('2026-11-20')
  })
})

describe('a promotion', () => {
  it('is offered from its first to its last clinic day', async () => {
    const made = await content.createPromotion(offer, ines)
    expect(made).toEqual({ ...offer, id: expect.any(String), isActive: true })
    expect(promotions[0]?.acts).toEqual([{ actor: ines, at: clock.now() }])
    expect(await content.listPromotions(undefined)).toMatchObject([{ title: 'Glow week', isEligible: true }])
    clock.set('2026-11-22T08:00:00Z')
    expect(await content.listPromotions(undefined)).toEqual([])
    expect(await content.listAllPromotions()).toMatchObject([{ title: 'Glow week' }])
  })

  it('takes days also as instants that fall on one', async () => {
    const instants = { validFrom: '2026-11-20T07:59:00Z', validUntil: '2026-11-22T07:59:00Z' }
    expect(await content.createPromotion({ ...offer, ...instants }, ines)).toMatchObject({
      validFrom: '2026-11-19',
      validUntil: '2026-11-21',
    })
  })

  it('with a wrong value is not kept', async () => {
    await expect(content.createPromotion({ ...offer, discountValue: 101 }, ines)).rejects.toMatchObject({
      message: expect.stringContaining('A percentage must be between 1 and 100.'),
    })
    expect(promotions).toEqual([])
  })

  it.each([
    ['fixed', 0, 'A dollar amount must be above 0 and at most 100000.'],
    ['points', 1.5, 'Points must be a whole number between 1 and 100000.'],
    ['birthday', -1, 'The value must be between 0 and 100000.'],
    ['other', 100_001, 'The value must be between 0 and 100000.'],
    ['percentage', 33.333, 'At most two decimals, please.'],
  ] as const)('of %s with the value %d is refused: %s', async (discountType, discountValue, sentence) => {
    const wrong = content.createPromotion({ ...offer, discountType, discountValue }, ines)
    await expect(wrong).rejects.toMatchObject({ message: expect.stringContaining(sentence) })
  })

  it('is deleted once, and its row stays', async () => {
    const { id } = await content.createPromotion(offer, ines)
    expect(await content.deletePromotion(id, 'staff:olga')).toMatchObject({ title: 'Glow week' })
    expect(promotions[0]?.acts[1]).toEqual({ actor: 'staff:olga', at: clock.now() })
    expect(await content.listAllPromotions()).toEqual([])
    await expect(content.deletePromotion(id, ines)).rejects.toMatchObject({ code: 'unknown-promotion' })
  })

  it('knows a member’s tier, birthday and clinic day of joining', async () => {
    for (const targetAudience of ['VIP_GOLD', 'VIP_SILVER', 'BIRTHDAY', 'NEW_CUSTOMERS'] as const)
      await content.createPromotion({ ...offer, targetAudience }, ines)
    const eligible = async (memberId?: string) =>
      (await content.listPromotions(memberId))
        .filter(({ isEligible }) => isEligible)
        .map(({ targetAudience }) => targetAudience)
        .sort()
    expect(await eligible('mia')).toEqual(['BIRTHDAY', 'NEW_CUSTOMERS', 'VIP_GOLD'])
    expect(await eligible('gone')).toEqual([])
    expect(await eligible()).toEqual([])
    clock.set('2026-11-22T07:59:59Z')
    expect(await eligible('mia')).toContain('NEW_CUSTOMERS')
  })

  it('that ends on the same day comes by its first day, then in a fixed order', () => {
    const promotion = (id: string, validFrom: string) => ({ ...offer, id, validFrom, isActive: true })
    const order = [promotion('c', '2026-11-20'), promotion('b', '2026-11-20'), promotion('z', '2026-11-19')]
    expect(offeredTo(undefined, order, '2026-11-21').map(({ id }) => id)).toEqual(['z', 'b', 'c'])
  })
})

describe('a post', () => {
  const words = { title: 'Winter skin', content: 'Drink water.' }

  it('is a draft when nothing else is said', async () => {
    const post = await content.createPost({ ...words, tags: [' skin ', 'skin'], excerpt: undefined })
    expect(post).toEqual({
      ...emptyPost,
      ...words,
      tags: ['skin'],
      id: expect.any(String),
      createdAt: clock.now(),
      publishedAt: null,
    })
    expect(emptyPost).toEqual({
      title: '',
      excerpt: '',
      content: '',
      featuredImage: null,
      category: null,
      tags: [],
      scientificReferences: null,
      metaTitle: null,
      metaDescription: null,
      status: 'draft',
    })
    expect(await content.listAllPosts()).toEqual([post])
    expect(await content.listPosts()).toEqual([])
  })

  it('is published at once or later, and keeps when that was first', async () => {
    const first = await content.createPost({ ...words, status: 'published' })
    expect(first.publishedAt).toEqual(clock.now())
    const draft = await content.createPost(words)
    clock.advance({ days: 1 })
    const published = clock.now()
    expect(await content.publishPost(draft.id)).toMatchObject({ status: 'published', publishedAt: published })
    clock.advance({ days: 1 })
    expect(await content.publishPost(draft.id)).toMatchObject({ publishedAt: published })
    expect(await content.listPosts()).toHaveLength(2)
    await expect(content.publishPost('nothing')).rejects.toMatchObject({ code: 'unknown-post' })
  })

  it('is deleted for good', async () => {
    const { id } = await content.createPost(words)
    expect(await content.deletePost(id)).toBe('Winter skin')
    expect(posts).toEqual([])
    await expect(content.deletePost(id)).rejects.toMatchObject({ code: 'unknown-post' })
  })
})

describe('a change to a post', () => {
  const seen = () => true
  const changed = () => false
  let post: Post
  beforeEach(async () => {
    post = await content.createPost({ title: 'Winter skin', content: 'Drink water.', tags: ['skin'] })
    clock.advance({ hours: 1 })
  })

  it('keeps the fields that are left out', async () => {
    const after = await content.updatePost(post.id, { title: 'Winter', content: post.content }, seen)
    expect(after).toEqual({ ...post, title: 'Winter' })
    expect(posts).toEqual([after])
  })

  it('publishes once', async () => {
    const publish = { title: post.title, content: post.content, status: 'published' } as const
    const published = await content.updatePost(post.id, publish, seen)
    expect(published.publishedAt).toEqual(clock.now())
    clock.advance({ hours: 1 })
    const archived = await content.updatePost(post.id, { ...publish, status: 'archived' }, seen)
    expect(archived.publishedAt).toEqual(published.publishedAt)
  })

  it('to an archived post that was never published is no publication', async () => {
    const archive = { title: post.title, content: post.content, status: 'archived' } as const
    expect(await content.updatePost(post.id, archive, seen)).toMatchObject({ publishedAt: null })
  })

  it('is refused when somebody else changed it, and then nothing is lost', async () => {
    const draft = { title: 'Mine', content: 'Mine.' }
    await expect(content.updatePost(post.id, draft, changed)).rejects.toMatchObject({ code: 'post-changed' })
    expect(posts).toEqual([post])
  })

  it('that changes nothing is taken, for who sends the same once more', async () => {
    const same = { title: post.title, content: post.content, tags: [' skin', 'skin'] }
    expect(await content.updatePost(post.id, same, changed)).toBe(post)
  })

  it('is judged by what was there', async () => {
    const compared: Post[] = []
    await content.updatePost(post.id, { title: 'Winter', content: '' }, before => compared.push(before) > 0)
    expect(compared).toEqual([post])
  })

  it('is refused for a post that is gone', async () => {
    const draft = { title: 'Mine', content: 'Mine.' }
    await expect(content.updatePost('nothing', draft, seen)).rejects.toMatchObject({ code: 'unknown-post' })
  })
})

describe('the first news', () => {
  const news = {
    promotions: [offer, { ...offer, title: 'Second' }],
    posts: [{ ...emptyPost, id: 'p', title: 'Hello', createdAt: new Date(0), publishedAt: null }],
  }

  it('is told once, whatever became of it', async () => {
    await content.seedNews(news, ines)
    expect(promotions.map(({ title }) => title)).toEqual(['Glow week', 'Second'])
    expect(promotions[0]?.acts).toMatchObject([{ actor: ines }])
    expect(posts).toEqual(news.posts)
    posts = []
    for (const { id } of promotions) await content.deletePromotion(id, ines)
    await content.seedNews(news, ines)
    expect([promotions.length, posts.length]).toEqual([2, 0])
  })

  it('is not told where there is a post already', async () => {
    await content.createPost({ title: 'Ours', content: '' })
    await content.seedNews(news, ines)
    expect([promotions.length, posts.length]).toEqual([0, 1])
  })
})
