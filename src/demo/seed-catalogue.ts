import { newId } from '#platform/kernel/ids.ts'
import type { Modules } from '../app.ts'

interface Offer {
  readonly name: string
  readonly description: string
  readonly dollars: number
  readonly points: number
  readonly minutes: number
  /** About how long it lasts. */
  readonly weeks?: number
}

const menu: Readonly<Record<string, readonly Offer[]>> = {
  fillers: [
    {
      name: 'Lip Filler',
      description: 'Soft volume and definition with hyaluronic acid.',
      dollars: 650,
      points: 65,
      minutes: 45,
      weeks: 40,
    },
    {
      name: 'Cheek Filler',
      description: 'Lift and contour for the midface.',
      dollars: 850,
      points: 85,
      minutes: 60,
      weeks: 52,
    },
    {
      name: 'Under-Eye Filler',
      description: 'Smooths hollows for a rested look.',
      dollars: 750,
      points: 75,
      minutes: 45,
      weeks: 52,
    },
  ],
  neurotoxins: [
    {
      name: 'Botox',
      description: 'Relaxes forehead lines, frown lines and crow’s feet.',
      dollars: 420,
      points: 42,
      minutes: 30,
      weeks: 14,
    },
    {
      name: 'Dysport',
      description: 'Fast-acting softening of frown lines.',
      dollars: 390,
      points: 39,
      minutes: 30,
      weeks: 14,
    },
    {
      name: 'Lip Flip',
      description: 'A subtle upper-lip lift without filler.',
      dollars: 180,
      points: 20,
      minutes: 20,
      weeks: 8,
    },
  ],
  'iv-drips': [
    {
      name: 'Glow Vitamin Drip',
      description: 'Vitamin C, glutathione and hydration for radiance.',
      dollars: 220,
      points: 25,
      minutes: 45,
    },
    {
      name: 'Recovery Drip',
      description: 'Fluids, B-complex and magnesium after a long week.',
      dollars: 199,
      points: 20,
      minutes: 45,
    },
    {
      name: 'NAD+ Drip',
      description: 'Slow infusion for focus and energy.',
      dollars: 480,
      points: 50,
      minutes: 120,
    },
  ],
  skincare: [
    {
      name: 'HydraFacial',
      description: 'Cleanse, exfoliate and hydrate in one calm hour.',
      dollars: 249,
      points: 25,
      minutes: 60,
      weeks: 4,
    },
    {
      name: 'Chemical Peel',
      description: 'Evens tone and refines texture.',
      dollars: 195,
      points: 20,
      minutes: 40,
      weeks: 6,
    },
    {
      name: 'Dermaplaning',
      description: 'Instantly smoother, brighter skin.',
      dollars: 125,
      points: 15,
      minutes: 40,
      weeks: 4,
    },
  ],
  regenerative: [
    {
      name: 'PRP Facial',
      description: 'Your own platelets, for texture and tone.',
      dollars: 700,
      points: 70,
      minutes: 75,
      weeks: 26,
    },
    {
      name: 'Microneedling with Exosomes',
      description: 'Deep skin renewal with little downtime.',
      dollars: 900,
      points: 90,
      minutes: 75,
      weeks: 26,
    },
    {
      name: 'Hair Restoration PRP',
      description: 'Support for thinning hair.',
      dollars: 800,
      points: 80,
      minutes: 60,
      weeks: 26,
    },
  ],
}

export const seedCatalogue = {
  services: Object.entries(menu).flatMap(([category, offers]) =>
    offers.map(({ name, description, dollars, points, minutes, weeks }) => ({
      id: newId(),
      name,
      description,
      category,
      priceCents: dollars * 100,
      pointsEarned: points,
      durationMinutes: minutes,
      lastsWeeks: weeks ?? null,
      imageUrl: `/pictures/${category}.svg`,
    })),
  ),
  locations: ['Beverly Hills', 'Santa Monica'].map(name => ({ id: newId(), name })),
}

const goals = [
  {
    title: 'LED Light Session',
    description: 'Twenty calming minutes for your skin.',
    pointsRequired: 100,
    rewardValue: 'LED Light Session',
    icon: 'sun',
    color: 'amber',
  },
  {
    title: '$25 Credit',
    description: 'Good toward any treatment on the menu.',
    pointsRequired: 500,
    rewardValue: '$25 credit',
    icon: 'gift',
    color: 'rose',
  },
  {
    title: 'Glow Vitamin Drip',
    description: 'A vitamin drip on the house.',
    pointsRequired: 1500,
    rewardValue: 'Glow Vitamin Drip',
    icon: 'droplet',
    color: 'sage',
  },
  {
    title: '$100 Credit',
    description: 'Good toward any treatment on the menu.',
    pointsRequired: 2000,
    rewardValue: '$100 credit',
    icon: 'sparkles',
    color: 'gold',
  },
]

export const seedGoals = goals.map((goal, index) => ({
  ...goal,
  id: newId(),
  isActive: true,
  sortOrder: index + 1,
}))

/** A demo clinic's offer, unless it already has one. Missing codes are added. */
export async function addDemoCatalogue({
  content,
  loyalty,
  program,
}: Pick<Modules, 'content' | 'loyalty' | 'program'>): Promise<void> {
  await content.seedCatalogue(seedCatalogue)
  await loyalty.seedGoals(seedGoals)
  await loyalty.seedCheckInCodes()
  await program.recordCurrentVersion({ note: 'Starting program for the demo', by: 'Velora', begins: true })
}
