import { Emblem, type EmblemTint } from '#ui-kit/brand/emblem/emblem.tsx'
import type { Icon } from '#ui-kit/foundations/icon/icon.ts'
import { Crown, Droplet, Flower, Gem, Gift, Heart, Leaf, Sparkles, Star, Sun } from '#ui-kit/icons.ts'

const icons: Readonly<Record<string, Icon>> = {
  crown: Crown,
  droplet: Droplet,
  flower: Flower,
  gem: Gem,
  gift: Gift,
  heart: Heart,
  leaf: Leaf,
  sparkles: Sparkles,
  star: Star,
  sun: Sun,
}

const tints: Readonly<Record<string, EmblemTint>> = {
  rose: 'accent',
  amber: 'caution',
  sage: 'positive',
  stone: 'neutral',
  bronze: 'bronze',
  silver: 'silver',
  gold: 'gold',
  platinum: 'platinum',
}

type Look = { readonly icon: string | null; readonly color: string | null }

/** The icon that the clinic chose for a reward; an unknown one becomes a gift. */
export const RewardEmblem = ({ look: { icon, color } }: { look: Look }) => (
  <Emblem icon={icons[icon ?? ''] ?? Gift} tint={tints[color ?? ''] ?? 'accent'} />
)

/** A reward's value, if its title doesn't say it. */
export const worthOf = ({ title, rewardValue }: { title: string; rewardValue: string }) =>
  rewardValue.toLowerCase() === title.toLowerCase() ? '' : rewardValue
