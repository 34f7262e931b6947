import { BellRing, Coins, Crown, Gift, QrCode, ScanLine, Star } from '#ui-kit/icons.ts'

export const benefits = [
  { icon: Star, title: 'Exclusive Points', text: 'Earn points with every treatment and visit' },
  { icon: Gift, title: 'Premium Rewards', text: 'Redeem points for luxury treatments and credits' },
  { icon: BellRing, title: 'VIP Notifications', text: 'Exclusive offers and promotions' },
  { icon: ScanLine, title: 'Easy Check-in', text: 'Scan QR codes for instant rewards' },
]

export const features = [
  {
    icon: Coins,
    title: 'Points System',
    text: 'See your balance the moment it changes.',
  },
  {
    icon: Crown,
    title: 'Tier Upgrades',
    text: 'Four tiers, with more perks at each one.',
  },
  {
    icon: QrCode,
    title: 'QR Check-in',
    text: 'Your points are there before you sit down.',
  },
]
