import type { Icon } from '#ui-kit/foundations/icon/icon.ts'
import { Cake, Crown, Sparkles, Zap } from '#ui-kit/icons.ts'
import { tierName } from '../../../member/tiers.ts'
import type { MarketingDraft } from './use-marketing.ts'

interface Template {
  readonly name: string
  readonly icon: Icon
  readonly draft: Partial<MarketingDraft>
}

const top = tierName('Platinum')

const forAll = { targetAudience: 'ALL', tier: 'Bronze', imageUrl: '' }

/** Anyone can read them on a lock screen, so they name no treatment (D-35). */
export const templates: readonly Template[] = [
  {
    name: 'Flash Sale',
    icon: Zap,
    draft: {
      ...forAll,
      title: 'Flash Sale: 24 Hours Only',
      message: '20% off selected services, today only. Book now before it ends!',
    },
  },
  {
    name: `${top} Exclusive`,
    icon: Crown,
    draft: {
      ...forAll,
      targetAudience: 'VIP_TIER',
      tier: 'Platinum',
      title: `${top} Exclusive`,
      message: `A private offer for our ${top} members is waiting for you. Thank you for your loyalty!`,
    },
  },
  {
    name: 'New Service Launch',
    icon: Sparkles,
    draft: {
      ...forAll,
      title: 'Something New Is Here',
      message: 'We have added a new service to our menu. Be among the first to try it!',
    },
  },
  {
    name: 'Birthday Special',
    icon: Cake,
    draft: {
      ...forAll,
      title: 'Birthday Month Special',
      message: 'Celebrating this month? Your birthday treat is waiting at the clinic. Come and enjoy it!',
    },
  },
]
