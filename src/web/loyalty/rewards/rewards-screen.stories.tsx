import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { getCurrentUserMockHandler, getCurrentUserResponseMock } from '#api/accounts/accounts.msw.ts'
import { getListCheckInCodesMockHandler } from '#api/check-in/check-in.msw.ts'
import { getListEntriesMockHandler } from '#api/points/points.msw.ts'
import {
  getListGoalsMockHandler,
  getListVouchersMockHandler,
  getMeasureProgressMockHandler,
} from '#api/rewards/rewards.msw.ts'
import type { PointsGoal } from '#api/schemas/index.ts'
import { dismissToast } from '#ui-kit/feedback/toast/store.ts'
import { hintSignedIn, inApp } from '../../app/in-app.fixtures.tsx'
import * as rewards from './rewards.fixtures.ts'
import { RewardsScreen } from './rewards-screen.tsx'

const meta = {
  component: RewardsScreen,
  decorators: [inApp({ signedIn: true, path: '/rewards' })],
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => {
    msw.use(
      getCurrentUserMockHandler(),
      getListCheckInCodesMockHandler(),
      getListGoalsMockHandler(rewards.goals),
      getMeasureProgressMockHandler(rewards.progress),
      getListVouchersMockHandler(rewards.vouchers),
      getListEntriesMockHandler(rewards.entries.slice(0, 4)),
    )
    return () => {
      hintSignedIn(false)
      dismissToast()
    }
  },
} satisfies Meta<typeof RewardsScreen>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="#d9a08a" d="M0 0h16v9H0z"/><circle cx="8" cy="4" r="3" fill="#a8456a"/></svg>'

const reads =
  (...texts: readonly string[]): Play =>
  async ({ canvasElement }) => {
    for (const text of texts)
      await waitFor(() => expect(within(canvasElement).getAllByText(text)[0]).toBeVisible())
  }

export const Member: Story = {
  parameters: { pictures: 'every width' },
  play: async context => {
    await reads('10 more points needed', 'Claimed', 'Silver Member', 'Fifteen minutes')(context)
    await reads('VIP Points Balance', 'Next Reward: $25 Credit', 'How it works')(context)
    const canvas = within(context.canvasElement)
    await userEvent.click(canvas.getByText('Points history'))
    await reads('Nov 20, 2026 · Santa Monica')(context)
    const shown = () =>
      canvas
        .getAllByRole('heading', { level: 3 })
        .filter(title => title.checkVisibility())
        .map(title => title.textContent)
    await expect(shown()).toEqual(['LED Light Session', '$25 Credit', 'Later', 'Claimed'])
    await userEvent.click(canvas.getByText('Later'))
    await expect(shown()).toEqual([
      'LED Light Session',
      '$25 Credit',
      'Later',
      'Glow Vitamin Drip',
      'Claimed',
    ])
  },
}

export const Empty: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getListGoalsMockHandler([]),
      getMeasureProgressMockHandler([]),
      getListVouchersMockHandler([]),
      getListEntriesMockHandler([]),
      getCurrentUserMockHandler({ ...getCurrentUserResponseMock(), pointsBalance: 0, nextReward: null }),
    ),
  play: async context => {
    await reads('No rewards right now')(context)
    await userEvent.click(within(context.canvasElement).getByText('Points history'))
    await reads('No points yet')(context)
  },
}

export const One: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getListGoalsMockHandler(rewards.goals.slice(0, 1)),
      getListVouchersMockHandler([]),
      getListEntriesMockHandler(rewards.entries.slice(0, 1)),
    ),
  play: reads('$25 Credit'),
}

export const Limited: Story = {
  beforeEach: ({ msw }) => msw.use(getMeasureProgressMockHandler(rewards.limited)),
  play: async context => {
    await reads('3 left · Until Thursday, December 24')(context)
    await userEvent.click(within(context.canvasElement).getByText('Later'))
    await reads('Available again Sunday, December 6', '0 left')(context)
    await reads('For Gold and Platinum members')(context)
    await expect(within(context.canvasElement).queryAllByRole('button', { name: /^Claim/ })).toEqual([])
  },
}

const ownPicture = '/api/pictures/3f2a9c0e5b7d41868a1c2e3f4a5b6c7d-800.webp'

/** A reward and its voucher have the clinic's own picture instead of an icon, in the size that the browser needs. */
export const OwnPicture: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getListGoalsMockHandler(rewards.goals.map(goal => ({ ...goal, imageUrl: ownPicture }))),
      getListVouchersMockHandler(rewards.vouchers.map(voucher => ({ ...voucher, imageUrl: ownPicture }))),
      http.get(
        '*/api/pictures/*',
        () => new HttpResponse(picture, { headers: { 'content-type': 'image/svg+xml' } }),
      ),
    ),
  play: async ({ canvasElement }) => {
    const sourcesOf = (card: HTMLElement | null) =>
      [...(card?.querySelectorAll('source') ?? [])].map(({ srcset }) => srcset)
    const goal = await within(canvasElement).findByRole('heading', { level: 3, name: '$25 Credit' })
    await expect(sourcesOf(goal.closest('li'))[0]).toContain(
      '/api/pictures/3f2a9c0e5b7d41868a1c2e3f4a5b6c7d-400.avif 400w',
    )
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /Hand Massage.*Show/ }))
    const dialog = await within(canvasElement).findByRole('dialog', { name: 'Your voucher' })
    await expect(sourcesOf(dialog)).toHaveLength(2)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Later' }))
    // A used voucher is no longer promoted.
    await userEvent.click(within(canvasElement).getByText('Past vouchers'))
    await expect(sourcesOf(within(canvasElement).getByRole('article', { name: '$10 Credit' }))).toEqual([])
  },
}

export const LongHistory: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getListEntriesMockHandler(({ request }) => {
        const cursor = Number(new URL(request.url).searchParams.get('cursor') ?? Number.POSITIVE_INFINITY)
        return rewards.entries.filter(({ id }) => id < cursor).slice(0, 11)
      }),
    ),
  play: async ({ canvasElement }) => {
    const rows = () => within(within(canvasElement).getByRole('list', { name: 'Points history' }))
    await userEvent.click(await within(canvasElement).findByText('Points history'))
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Show more' }))
    await expect(await within(canvasElement).findByText('The very first check-in')).toBeVisible()
    await expect(rows().getAllByRole('listitem')).toHaveLength(rewards.entries.length)
  },
}

export const LongTexts: Story = {
  beforeEach: ({ msw }) => {
    const [first] = rewards.goals as [PointsGoal]
    const title = 'A whole day for you and the person whom you love most, with everything on the menu'
    msw.use(
      getListGoalsMockHandler([
        { ...first, title, description: `${title}, twice`, pointsRequired: 1_250_000 },
      ]),
      getCurrentUserMockHandler({
        ...getCurrentUserResponseMock(),
        name: 'Maximiliana-Alexandrina von Hohenberg-Wittelsbach',
        pointsBalance: 1_234_567,
        nextReward: {
          title,
          rewardValue: title,
          icon: 'gem',
          color: 'gold',
          pointsRequired: 1_250_000,
          pointsMissing: 15_433,
          percent: 98,
        },
      }),
    )
  },
  play: reads('10 more points needed'),
}

export const Platinum: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getCurrentUserMockHandler({
        ...getCurrentUserResponseMock(),
        vipTier: 'Platinum',
        tierProgress: { nextTier: null, target: null, missing: '0.00', percent: 100 },
      }),
    ),
  play: reads('Platinum Member', 'Max Tier Reached'),
}

export const IsLoading: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('*/api/auth/user', () => delay('infinite'))),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Loading your points')).toBeInTheDocument()
  },
}

export const Unreached: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...['points-goals', 'user/vouchers', 'user/points'].map(path =>
        http.get(`*/api/${path}`, () => HttpResponse.json({ message: 'Please try later.' }, { status: 503 })),
      ),
    ),
  play: reads('The rewards could not be loaded', 'Your vouchers could not be loaded', 'Please try later.'),
}
