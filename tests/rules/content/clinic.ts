import { openBlog } from '../../../src/modules/content/blog/blog.ts'
import type { BlogPorts } from '../../../src/modules/content/blog/ports.ts'
import type { Post } from '../../../src/modules/content/blog/posts.ts'
import type { Promotion } from '../../../src/modules/content/promotions/offers.ts'
import type { Act, PromotionsPorts } from '../../../src/modules/content/promotions/ports.ts'
import { openPromotions } from '../../../src/modules/content/promotions/promotions.ts'
import { clockAt } from '../../support/clock.ts'

type KeptPromotion = Promotion & { readonly acts: readonly Act[]; readonly isRemoved: boolean }

export const ines = 'staff:ines'

/** Promotions and the blog over ports that keep everything in memory, and what they kept. */
export function openClinic() {
  const clock = clockAt('2026-11-21T18:00:00Z')
  const promotions: KeptPromotion[] = []
  const posts: Post[] = []
  const content = {
    ...openPromotions({
      promotions: promotionsInMemory(promotions),
      now: clock.now,
      timeZone: 'America/Los_Angeles',
      findPatient: async id =>
        id === 'mia'
          ? { tier: 'Gold', dateOfBirth: '1991-11-14', createdAt: new Date('2026-09-23T06:59:00Z') }
          : undefined,
    }),
    ...openBlog({ posts: postsInMemory(posts), now: clock.now }),
  }
  return { clock, promotions, posts, content }
}

function promotionsInMemory(promotions: KeptPromotion[]): PromotionsPorts['promotions'] {
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

function postsInMemory(posts: Post[]): BlogPorts['posts'] {
  const find = (id: string) => posts.find(post => post.id === id)
  const change = (post: Post) => {
    posts.splice(0, posts.length, ...posts.map(other => (other.id === post.id ? post : other)))
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
      if (post) posts.splice(posts.indexOf(post), 1)
      return post?.title
    },
  }
}

export const offer = {
  title: 'Glow week',
  description: 'A calm hour.',
  discountType: 'percentage',
  discountValue: 20,
  validFrom: '2026-11-20',
  validUntil: '2026-11-21',
  targetAudience: 'ALL',
} as const
