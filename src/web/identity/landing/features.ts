import { BellRing, Coins, Crown, Gift, QrCode, ScanLine, Star } from 'lucide-react'

/** What membership brings. */
export const benefits = [
  { icon: Star, title: 'Exclusive Points', text: 'Earn points with every treatment and visit' },
  { icon: Gift, title: 'Premium Rewards', text: 'Redeem points for luxury treatments and credits' },
  { icon: BellRing, title: 'VIP Notifications', text: 'Exclusive offers and promotions' },
  { icon: ScanLine, title: 'Easy Check-in', text: 'Scan QR codes for instant rewards' },
]

/** How it works. */
export const features = [
  {
    icon: Coins,
    title: 'Points System',
    text: 'Every treatment and every visit adds points that you turn into credits and treatments.',
  },
  {
    icon: Crown,
    title: 'Tier Upgrades',
    text: 'Rise from one tier to the next, with more to enjoy on every step.',
  },
  {
    icon: QrCode,
    title: 'QR Check-in',
    text: 'Scan the code at the front desk and your points are there before you sit down.',
  },
]
