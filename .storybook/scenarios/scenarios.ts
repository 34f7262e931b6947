import type { Persona } from './answers.ts'

/** The state of the connection, if it isn't normal. */
export type Connection = 'none' | 'slow' | 'refusing'

export type Scenario = {
  readonly title: string
  readonly persona?: Persona
  readonly connection?: Connection
}

const reward = {
  title: '$25 Credit',
  rewardValue: '$25 Credit',
  icon: 'gift',
  color: 'rose',
  pointsRequired: 250,
}

const longName = {
  firstName: 'Wolfeschlegelsteinhausenbergerdorff-Maximiliana',
  lastName: 'von der Hohenzollern-Sigmaringen y Fernández de Córdoba',
}

/** The same screen for other people and with other connections. */
export const scenarios: Readonly<Record<string, Scenario>> = {
  newcomer: {
    title: 'A new member',
    persona: {
      hasPast: false,
      user: {
        ...{ pointsBalance: 0, points: 0, milestonesReached: [], totalSpent: '0.00', totalVisits: 0 },
        ...{ vipTier: 'Bronze', tier: 'Bronze', lastLoginAt: null },
        tierProgress: { nextTier: 'Silver', target: '500.00', missing: '500.00', percent: 0 },
        nextReward: { ...reward, pointsMissing: 250, percent: 0 },
      },
    },
  },
  near: {
    title: 'Close to a reward',
    persona: {
      user: {
        ...{ pointsBalance: 245, points: 245 },
        nextReward: { ...reward, pointsMissing: 5, percent: 98 },
      },
    },
  },
  platinum: {
    title: 'Platinum',
    persona: {
      user: {
        ...{ vipTier: 'Platinum', tier: 'Platinum', totalSpent: '12480.00', totalVisits: 64 },
        tierProgress: { nextTier: null, target: null, missing: '0.00', percent: 100 },
      },
    },
  },
  many: {
    title: '999+ points',
    persona: { user: { pointsBalance: 12_480, points: 12_480, nextReward: null } },
  },
  long: {
    title: 'Very long names',
    persona: {
      longTitles: true,
      user: {
        ...longName,
        name: `${longName.firstName} ${longName.lastName}`,
        email: 'a.very.long.address.that.does.not.fit@subdomain.of.a.long.domain.example',
      },
    },
  },
  offline: { title: 'Offline', connection: 'none' },
  refused: { title: 'Every submission is refused', connection: 'refusing' },
  slow: { title: 'Slow (3 s per response)', connection: 'slow' },
}
