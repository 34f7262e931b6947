import { clinicDay } from '#platform/kernel/clinic-day.ts'
import { newId } from '#platform/kernel/ids.ts'
import { demoPosts } from './posts.ts'

const dayMs = 86_400_000

const specials = [
  {
    title: 'HydraFacial Glow Weeks',
    description:
      'Cleanse, exfoliate and hydrate in one calm hour.\nFor skin that has had enough of sun, wind and city air.',
    discountType: 'percentage',
    discountValue: 20,
    days: [-6, 12],
    targetAudience: 'ALL',
  },
  {
    title: 'Welcome Gift for New Members',
    description: 'Fifty dollars off your first treatment with us, whatever you choose from the menu.',
    discountType: 'fixed',
    discountValue: 50,
    days: [-20, 40],
    targetAudience: 'NEW_CUSTOMERS',
  },
  {
    title: 'Drip Mornings',
    description: 'Come in for a vitamin drip on a weekday morning, and the front desk adds fifty points.',
    discountType: 'points',
    discountValue: 50,
    days: [-3, 25],
    targetAudience: 'ALL',
  },
  {
    title: 'Complimentary LED Session',
    description: 'Twenty minutes of red light after any facial, for our Gold members.',
    discountType: 'service',
    discountValue: 0,
    days: [-10, 50],
    targetAudience: 'VIP_GOLD',
  },
  {
    title: 'Your Birthday Month',
    description:
      'A little gift is waiting for you at the front desk. Come in any day of your birthday month.',
    discountType: 'birthday',
    discountValue: 0,
    days: [-30, 365],
    targetAudience: 'BIRTHDAY',
  },
] as const

/** A demo clinic's news, with dates around its first day. A real clinic writes its own. */
export function demoNews(now: Date, timeZone: string) {
  const dayFrom = (days: number) => clinicDay(new Date(now.getTime() + days * dayMs), timeZone)
  return {
    promotions: specials.map(({ days: [first, last], ...special }) => ({
      ...special,
      validFrom: dayFrom(first),
      validUntil: dayFrom(last),
    })),
    posts: demoPosts.map(({ daysAgo, paragraphs, tags, ...post }) => {
      const publishedAt = new Date(now.getTime() - daysAgo * dayMs)
      return {
        ...post,
        id: newId(publishedAt.getTime()),
        content: paragraphs.join('\n\n'),
        tags: [...tags],
        metaTitle: null,
        metaDescription: post.excerpt,
        status: 'published' as const,
        createdAt: publishedAt,
        publishedAt,
      }
    }),
  }
}
