import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import {
  getCurrentUserMockHandler,
  getCurrentUserResponseMock,
  getFollowMemberMockHandler,
} from '#api/accounts/accounts.msw.ts'
import { getListPostsMockHandler } from '#api/blog/blog.msw.ts'
import {
  getListCheckInCodesMockHandler,
  getListCheckInCodesResponseMock,
} from '#api/check-in/check-in.msw.ts'
import { getExpectBonusesMockHandler, getExpectBonusesResponseMock } from '#api/diary/diary.msw.ts'
import { getReadFocusMockHandler, getReadFocusResponseMock } from '#api/focus/focus.msw.ts'
import { getReadClinicMockHandler } from '#api/menu/menu.msw.ts'
import { getListNotificationsMockHandler } from '#api/notifications/notifications.msw.ts'
import { getListEntriesMockHandler } from '#api/points/points.msw.ts'
import {
  getListPromotionsMockHandler,
  getListPromotionsResponseMock,
} from '#api/promotions/promotions.msw.ts'
import { getListVouchersMockHandler } from '#api/rewards/rewards.msw.ts'
import type { ExpectedBonus, OfferedPromotion, PointsTransaction, User } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { hintSignedIn, inApp } from '../app/in-app.fixtures.tsx'
import { clinicToday } from '../format/days.ts'
import { keepForStory, scanMade } from '../loyalty/check-in/scan-queue/scan-queue.fixtures.ts'
import * as rewards from '../loyalty/rewards/rewards.fixtures.ts'
import { CheckInButton } from './check-in-button.tsx'
import FirstSteps from './first-steps.tsx'
import MemberHome from './member-home.tsx'
import { OfTheDay } from './of-the-day.tsx'

const meta = {
  component: MemberHome,
  decorators: [inApp({ signedIn: true })],
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => {
    msw.use(
      getCurrentUserMockHandler(),
      getFollowMemberMockHandler(),
      getListCheckInCodesMockHandler(),
      getReadFocusMockHandler(),
      getListNotificationsMockHandler(),
      getReadClinicMockHandler(),
      getListPromotionsMockHandler(),
      getListVouchersMockHandler([]),
      getListEntriesMockHandler([]),
      getListPostsMockHandler(),
      getExpectBonusesMockHandler([]),
    )
    return () => hintSignedIn(false)
  },
} satisfies Meta<typeof MemberHome>

export default meta
type Story = StoryObj<typeof meta>

const member = (change: Partial<User>): Pick<Story, 'beforeEach' | 'play'> => {
  const user = { ...getCurrentUserResponseMock(), ...change }
  return {
    beforeEach: ({ msw }) => msw.use(getCurrentUserMockHandler(user)),
    play: async ({ canvasElement }) => {
      const greeting = `Hello, ${user.firstName || 'Gorgeous'}`
      await expect(
        await within(canvasElement).findByRole('heading', { level: 1, name: greeting }),
      ).toBeVisible()
    },
  }
}

export const Silver: Story = { ...member({}), parameters: { pictures: 'every width' } }

const ways = [
  [/^Request Points/, '/request-points'],
  [/^Service Menu/, '/services'],
  [/^Beauty Blog/, '/blog'],
] as const

export const Everything: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Hello, Mia' })).toBeVisible()
    await expect(await canvas.findByRole('button', { name: /^Check In · Earn 5 Points$/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Book Now/ })).toHaveAttribute('target', '_blank')
    const card = await canvas.findByRole('link', { name: /VIP Promotions/ })
    await expect(card).toHaveTextContent('20% OFF')
    for (const [name, path] of ways)
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', path)
  },
}

export const WithoutAFirstName: Story = {
  ...member({ firstName: '' }),
  play: async ({ canvasElement }) => {
    const greeting = await within(canvasElement).findByRole('heading', { level: 1, name: 'Hello, Gorgeous' })
    await expect(greeting).toBeVisible()
  },
}

const joinedToday: Partial<User> = {
  points: 0,
  pointsBalance: 0,
  totalVisits: 0,
  tier: 'Bronze',
  tierProgress: { nextTier: 'Silver', target: '500.00', missing: '500.00', percent: 0 },
  createdAt: new Date().toISOString(),
}

const welcomeGift: Partial<OfferedPromotion> = {
  title: 'Welcome Gift',
  description: '$50 off your first treatment.',
  discountType: 'fixed',
  discountValue: 50,
  targetAudience: 'NEW_CUSTOMERS',
}

/** The welcome gift is the prize, not a reward that's 100 points away. */
export const NewMember: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getCurrentUserMockHandler({ ...getCurrentUserResponseMock(), ...joinedToday }),
      getReadFocusMockHandler({ ...getReadFocusResponseMock(), isIntakeMissing: true }),
      getListPromotionsMockHandler(offered(welcomeGift).slice(0, 1)),
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const steps = within(await canvas.findByRole('region', { name: 'Your welcome gift: $50 OFF' }))
    await expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Joined (done)',
      '2First check-in',
      '3First treatment',
    ])
    await expect(canvas.queryByText(/more points needed/)).toBeNull()
    const intake = await canvas.findByRole('link', { name: /^Medical intake.*first treatment/ })
    await expect(intake).toHaveAttribute('href', '/hipaa-intake')
  },
}

const asked: string[] = []

function StepsAfterTheRest() {
  const [isLoaded, setLoaded] = useState(false)
  return (
    <>
      <CheckInButton />
      <OfTheDay hasVisited={false} />
      <Button onClick={() => setLoaded(true)}>Load the steps</Button>
      {isLoaded && <FirstSteps user={{ ...getCurrentUserResponseMock(), ...joinedToday }}>{null}</FirstSteps>}
    </>
  )
}

/** The steps' code may arrive after the data, which isn't requested again. */
export const StepsLoadedLate: Story = {
  render: () => <StepsAfterTheRest />,
  beforeEach: ({ msw }) => {
    asked.length = 0
    msw.use(http.get('*/api/*', ({ request }) => void asked.push(new URL(request.url).pathname)))
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /VIP Promotions/ })
    await userEvent.click(canvas.getByRole('button', { name: 'Load the steps' }))
    await canvas.findByRole('region', { name: 'Your first steps' })
    for (const path of ['/api/promotions', '/api/user/points'])
      await expect(asked.filter(each => each === path)).toEqual([path])
  },
}

/** All three steps are done within the first month, so the next reward is the goal. */
export const FirstStepsDone: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getCurrentUserMockHandler({ ...getCurrentUserResponseMock(), ...joinedToday, totalVisits: 1 }),
      getListEntriesMockHandler([checkIn]),
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/more points needed/)).toBeVisible()
    await expect(canvas.queryByText('First check-in')).toBeNull()
  },
}

/** Checking in needs only the member: everything else may still be loading. */
export const OnASlowConnection: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getCurrentUserMockHandler({ ...getCurrentUserResponseMock(), ...joinedToday }),
      ...['user/vouchers', 'user/points', 'user/focus', 'promotions'].map(path =>
        http.get(`*/api/${path}`, () => delay('infinite')),
      ),
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', { name: /^Check In/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Book Now/ })).toBeVisible()
  },
}

/** Long after joining, as long as none was submitted. */
export const AnIntakeToFillOut: Story = {
  beforeEach: ({ msw }) =>
    msw.use(getReadFocusMockHandler({ ...getReadFocusResponseMock(), isIntakeMissing: true })),
  play: async ({ canvasElement }) => {
    const intake = await within(canvasElement).findByRole('link', { name: /^Medical intake.*next treatment/ })
    await expect(intake).toHaveAttribute('href', '/hipaa-intake')
  },
}

/** At a desk, the second special is next to the first. */
export const TwoSpecials: Story = {
  globals: { viewport: { value: 'desk' } },
  beforeEach: ({ msw }) =>
    msw.use(
      getListPromotionsMockHandler(
        offered({}).map((special, n) => ({ ...special, id: String(n), title: `Special ${n + 1}` })),
      ),
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('link', { name: /VIP Promotions.*Special 1/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^20% OFF.*Special 2/ })).toBeVisible()
    await expect(canvas.queryByText('Special 3')).toBeNull()
  },
}

/** If no date is ahead, the photo that earns points today is next. */
export const APhotoAmongOtherNews: Story = {
  globals: { viewport: { value: 'desk' } },
  beforeEach: ({ msw }) =>
    msw.use(
      getExpectBonusesMockHandler([{ ...getExpectBonusesResponseMock()[0], inDays: 0 } as ExpectedBonus]),
    ),
  play: async ({ canvasElement }) => {
    const photo = await within(canvasElement).findByRole('link', { name: /^Today: your next progress photo/ })
    await expect(photo).toHaveAttribute('href', '/diary')
  },
}

const rich = member({
  points: 12_480,
  pointsBalance: 12_480,
  tier: 'Gold',
  tierProgress: { nextTier: 'Platinum', target: '5000.00', missing: '1500.00', percent: 70 },
  nextReward: {
    title: 'A Year of Facials',
    rewardValue: 'A facial a month',
    icon: 'gift',
    color: 'rose',
    pointsRequired: 13_905,
    pointsMissing: 1_425,
    percent: 89,
  },
})

export const ManyPoints: Story = {
  ...rich,
  play: async context => {
    await rich.play?.(context)
    for (const text of ['$1,500 to Platinum', '1,425 more points needed'])
      await waitFor(() => expect(within(context.canvasElement).getByText(text)).toBeVisible())
  },
}

/** Only one thing is highlighted: the reward, not the special that ends. */
export const ARewardToClaim: Story = {
  beforeEach: ({ msw }) => {
    const { nextReward, ...user } = getCurrentUserResponseMock()
    const ready = nextReward && { ...nextReward, pointsMissing: 0, percent: 100 }
    msw.use(
      getCurrentUserMockHandler({ ...user, nextReward: ready }),
      getReadFocusMockHandler({ ...getReadFocusResponseMock(), kind: 'reward' }),
      getListPromotionsMockHandler([...offered({ validUntil: clinicToday() })]),
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const reward = await canvas.findByRole('link', { name: /Ready to claim/ })
    await expect(reward).toHaveAttribute('href', '/rewards')
    await expect(await canvas.findByRole('link', { name: /VIP Promotions/ })).not.toHaveTextContent(/Ends/)
  },
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

/** Right below Check In, the one that expires first; one tap opens it. */
export const VouchersToUse: Story = {
  parameters: { pictures: 'every width' },
  beforeEach: ({ msw }) =>
    msw.use(
      getListVouchersMockHandler([
        rewards.voucher,
        { ...rewards.voucher, id: 'ends', title: '$25 Credit', expiresAt: inDays(6) },
        { ...rewards.voucher, id: 'third', title: 'LED Light Session' },
      ]),
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const strips = await canvas.findAllByRole('button', { name: /Show$/ })
    await expect(strips).toHaveLength(2)
    await expect(strips[0]).toHaveTextContent(/\$25 Credit.*Ends soon/)
    await expect(canvas.getByRole('link', { name: 'All 3 vouchers' })).toHaveAttribute('href', '/rewards')
    await userEvent.click(strips[1] as HTMLElement)
    await expect(await canvas.findByRole('dialog', { name: 'Your voucher' })).toBeVisible()
    await expect(await canvas.findByRole('img', { name: /QR code$/ })).toBeVisible()
  },
}

/** All codes were used: another scan would earn nothing. */
export const CheckedIn: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getListEntriesMockHandler(
        getListCheckInCodesResponseMock().map(({ description }, n) => ({
          ...checkIn,
          id: n,
          description: `Check-in: ${description}`,
        })),
      ),
    ),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('button', { name: /^Checked in today · \+\d+$/ }),
    ).toBeVisible()
  },
}

const checkIn: PointsTransaction = {
  id: 1,
  points: 5,
  balanceAfter: 240,
  kind: 'check-in',
  description: '',
  location: null,
  createdAt: new Date().toISOString(),
}

/** Tapping anywhere on the card opens the tiers. */
export const Tiers: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /to Gold/ }))
    const tiers = await within(document.body).findByRole('dialog', { name: 'Your tiers' })
    await userEvent.click(within(tiers).getByRole('button', { name: 'Close' }))
    await waitFor(() =>
      expect(within(document.body).queryByRole('dialog', { name: 'Your tiers' })).toBeNull(),
    )
  },
}

export const TiersLeftByBack: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /to Gold/ }))
    await within(document.body).findByRole('dialog', { name: 'Your tiers' })
    dispatchEvent(new PopStateEvent('popstate'))
    await waitFor(() =>
      expect(within(document.body).queryByRole('dialog', { name: 'Your tiers' })).toBeNull(),
    )
  },
}

/** The code for the desk's scanner, with the name. Once shown, it needs no connection. */
export const CardForTheDesk: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Show My Card' }))
    const { name } = getCurrentUserResponseMock()
    const card = within(await canvas.findByRole('dialog', { name }))
    await expect(await card.findByRole('img', { name: 'Your member code as a QR code' })).toBeVisible()
    await userEvent.click(card.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}

export const ASpecialThatEnds: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      getReadFocusMockHandler(),
      getListPromotionsMockHandler([...offered({ validUntil: clinicToday() })]),
    )
  },
  play: async ({ canvasElement }) => {
    const card = await within(canvasElement).findByRole('link', { name: /VIP Promotions/ })
    await expect(card).toHaveTextContent(/Ends/)
  },
}

/** Above the special that ends today. */
export const APhotoDue: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      getReadFocusMockHandler({
        ...getReadFocusResponseMock(),
        kind: 'photo',
        photo: { treatmentDate: '2026-11-06', points: 15 },
      }),
      getListPromotionsMockHandler([...offered({ validUntil: clinicToday() })]),
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const photo = await canvas.findByRole('link', { name: /Add a progress photo: \+15 points.*Nov 6/ })
    await expect(photo).toHaveAttribute('href', '/diary')
    await expect(await canvas.findByRole('link', { name: /VIP Promotions/ })).not.toHaveTextContent(/Ends/)
  },
}

/** The intake is over a year old, or the clinic asked everyone for a new one. */
export const AnIntakeToRenew: Story = {
  beforeEach: ({ msw }) =>
    msw.use(getReadFocusMockHandler({ ...getReadFocusResponseMock(), mustRenewIntake: true })),
  play: async ({ canvasElement }) => {
    const renew = await within(canvasElement).findByRole('link', { name: /^Renew your medical intake/ })
    await expect(renew).toHaveAttribute('href', '/hipaa-intake')
  },
}

export const Platinum: Story = member({
  tier: 'Platinum',
  tierProgress: { nextTier: null, target: null, missing: '0.00', percent: 100 },
})

export const LongName: Story = member({
  firstName: 'Maximiliana-Alexandrina',
  name: 'Maximiliana-Alexandrina von Hohenberg-Wittelsbach',
})

const offered = (change: Partial<OfferedPromotion>): readonly OfferedPromotion[] =>
  getListPromotionsResponseMock().map(promotion => ({ ...promotion, ...change }))

export const PromotionInDollars: Story = {
  beforeEach: ({ msw }) =>
    msw.use(getListPromotionsMockHandler([...offered({ discountType: 'fixed', discountValue: 50 })])),
  play: async ({ canvasElement }) => {
    const card = await within(canvasElement).findByRole('link', { name: /VIP Promotions/ })
    await expect(card).toHaveTextContent('LIMITED TIME')
    await expect(card).toHaveTextContent('$50 OFF')
  },
}

export const PromotionsForOthersOnly: Story = {
  beforeEach: ({ msw }) =>
    msw.use(getListPromotionsMockHandler([...offered({ isEligible: false, targetAudience: 'VIP_GOLD' })])),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('link', { name: /Request Points/ })).toBeVisible()
    await expect(canvas.queryByText('VIP Promotions')).toBeNull()
  },
}

export const LoadingShowsTheLanding: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('*/api/auth/user', () => delay('infinite'))),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('link', { name: 'Join VIP Program / Log in' }),
    ).toBeVisible()
  },
}

export const Unreached: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('*/api/auth/user', () => HttpResponse.error())),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Your membership could not be loaded')).toBeVisible()
    await expect(within(canvasElement).getByRole('link', { name: 'Check In' })).toHaveAttribute(
      'href',
      '/checkin',
    )
  },
}

export const WithAScanThatWaits: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.post('*/api/checkin', () => HttpResponse.error()))
    return keepForStory(scanMade({ minutesAgo: 3 }))
  },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('Check-in waiting for a signal', {}, { timeout: 15_000 }),
    ).toBeVisible()
  },
}
