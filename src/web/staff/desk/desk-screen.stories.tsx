import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import {
  getListCheckInCodesMockHandler,
  getShowDeskCodeMockHandler,
  getStartDeskScreenMockHandler,
} from '#api/check-in/check-in.msw.ts'
import {
  getListPromotionsMockHandler,
  getListPromotionsResponseMock,
} from '#api/promotions/promotions.msw.ts'
import type { CheckInCode, DeskCode } from '#api/schemas/index.ts'
import { getCheckStaffSessionMockHandler, getLockStaffAreaMockHandler } from '#api/staff/staff.msw.ts'
import { inApp } from '../../app/in-app.fixtures.tsx'
import { afresh, dialog, presses, reads, refused, sees, unreachable } from '../staff.fixtures.ts'
import { keepPass } from './desk-pass.ts'
import { DeskScreen } from './desk-screen.tsx'

const codes: CheckInCode[] = [
  {
    id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0c01',
    code: 'VELORA-7KQ2MXW9P4HT',
    description: 'Daily Spa Visit',
    pointsValue: 5,
    isActive: true,
    countsOnPaper: true,
  },
]

const deskCode: DeskCode = {
  code: 'desk:0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0c01:59844720:q1Zr6a3kqYHk9mWm2vOeYd1Y0V8m0mT7Xv1wYt0bX3s',
  description: 'Daily Spa Visit',
  pointsValue: 5,
  renewInMs: 30_000,
  arrivals: [],
}

const meta = {
  component: DeskScreen,
  decorators: [inApp({ path: '/admin/desk' })],
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => {
    keepPass('desk-screen:a-pass')
    msw.use(
      getShowDeskCodeMockHandler(deskCode),
      getCheckStaffSessionMockHandler({ isAdmin: true, name: 'Ines', role: 'front desk' }),
      getListCheckInCodesMockHandler(codes),
      getListPromotionsMockHandler([]),
    )
    return afresh()
  },
} satisfies Meta<typeof DeskScreen>

export default meta
type Story = StoryObj<typeof meta>

const showsCode: NonNullable<Story['play']> = async () => {
  await expect(await within(document.body).findByRole('img', { name: 'QR code to check in' })).toBeVisible()
}

export const Shown: Story = { play: showsCode }

const specials = getListPromotionsResponseMock()
  .slice(0, 2)
  .map((special, n) => ({
    ...special,
    validUntil: '2099-12-31',
    ...(n === 0
      ? { title: 'Welcome Gift', targetAudience: 'NEW_CUSTOMERS' as const }
      : { title: 'HydraFacial Glow Weeks' }),
  }))

let promotionRequests = 0

/** The special makes way for the greeting, without another request and without moving the code. */
export const Greets: Story = {
  globals: { viewport: { value: 'desk' } },
  beforeEach: ({ msw }) => {
    promotionRequests = 0
    const arrivals = [{ firstName: 'Mia', points: 5, at: new Date().toISOString() }]
    msw.use(
      http.post('*/api/desk-code', () => HttpResponse.json({ ...deskCode, arrivals })),
      http.get('*/api/promotions', () => {
        promotionRequests += 1
        return HttpResponse.json(specials)
      }),
    )
  },
  play: async context => {
    await sees('Welcome, Mia · +5')
    const code = await within(document.body).findByRole('img', { name: 'QR code to check in' })
    await expect(await within(document.body).findByText(/^Today’s special/)).not.toBeVisible()
    const whileGreeting = code.getBoundingClientRect().top
    await sees('Check in and earn 5 points')
    await sees(/^Today’s special/)
    await expect(code.getBoundingClientRect().top).toBe(whileGreeting)
    await expect(promotionRequests).toBe(1)
    await showsCode(context)
  },
}

/** Only one that everyone may have: whoever waits there may not be a new member. */
export const WithTheSpecialOfTheDay: Story = {
  beforeEach: ({ msw }) => msw.use(getListPromotionsMockHandler(specials)),
  play: reads(/^Today’s special: HydraFacial Glow Weeks · 20% OFF/),
}

/** The server sets the interval: here a fifth of a second. */
export const Renewed: Story = {
  beforeEach: ({ msw }) => {
    let asked = 0
    msw.use(
      http.post('*/api/desk-code', () =>
        HttpResponse.json({
          ...deskCode,
          description: asked++ === 0 ? 'The first' : 'The second',
          renewInMs: asked === 1 ? 200 : 30_000,
        }),
      ),
    )
  },
  play: reads(/^The first/, /^The second/),
}

export const CantBeRenewed: Story = {
  beforeEach: ({ msw }) => {
    let asked = 0
    msw.use(
      http.post('*/api/desk-code', () =>
        asked++ === 0 ? HttpResponse.json({ ...deskCode, renewInMs: 50 }) : HttpResponse.error(),
      ),
    )
  },
  play: async context => {
    await sees('Couldn’t refresh the code')
    await showsCode(context)
  },
}

export const NoConnectionFromTheStart: Story = {
  beforeEach: ({ msw }) => msw.use(unreachable('post', '/api/desk-code')),
  play: reads('No code to show right now'),
}

export const Over: Story = {
  beforeEach: ({ msw }) =>
    msw.use(refused('post', '/api/desk-code', 403, 'desk-screen-ended', 'This screen has timed out.')),
  play: async () => {
    await sees('This screen has ended')
    await presses('Start Again')
    await sees(/Choose the check-in code for this tablet/)
  },
}

const ended: unknown[] = []

const ending = (answer: () => Response) =>
  http.post('*/api/desk-code/end', async ({ request }) => {
    ended.push(await request.json())
    return answer()
  })

const endsAfterBeingAsked: NonNullable<Story['play']> = async context => {
  await showsCode(context)
  await presses('End Screen')
  const asked = await dialog()
  await expect(ended).toEqual([])
  await presses('End Screen', asked)
  await waitFor(() => expect(ended).toEqual([{ pass: 'desk-screen:a-pass' }]))
}

export const EndedFromTheTablet: Story = {
  beforeEach: ({ msw }) => {
    ended.length = 0
    msw.use(ending(() => HttpResponse.json({ success: true })))
  },
  play: async context => {
    await endsAfterBeingAsked(context)
    await sees(/Choose the check-in code for this tablet/)
  },
}

export const EndedElsewhereMeanwhile: Story = {
  beforeEach: ({ msw }) => {
    ended.length = 0
    msw.use(
      ending(() =>
        HttpResponse.json(
          { code: 'desk-screen-ended', message: 'This screen has timed out.' },
          { status: 403 },
        ),
      ),
    )
  },
  play: async context => {
    await endsAfterBeingAsked(context)
    await sees(/Choose the check-in code for this tablet/)
  },
}

export const NotEndedWithoutASignal: Story = {
  beforeEach: ({ msw }) => {
    ended.length = 0
    msw.use(ending(() => HttpResponse.error()))
  },
  play: async context => {
    await endsAfterBeingAsked(context)
    await sees('Couldn’t End Screen')
    await showsCode(context)
  },
}

export const Started: Story = {
  beforeEach: ({ msw }) => {
    keepPass(undefined)
    msw.use(
      getStartDeskScreenMockHandler({ pass: 'desk-screen:a-pass', until: '2026-11-22T10:00:00.000Z' }),
      getLockStaffAreaMockHandler(),
    )
  },
  play: async context => {
    await presses(/Daily Spa Visit/)
    await showsCode(context)
  },
}

/** If only the locking failed, the next press locks; the screen is started once. */
export const LockedAtTheSecondTry: Story = {
  beforeEach: ({ msw }) => {
    keepPass(undefined)
    let passes = 0
    let tries = 0
    msw.use(
      getStartDeskScreenMockHandler(() => {
        passes += 1
        return { pass: `desk-screen:pass-${passes}`, until: '2026-11-22T10:00:00.000Z' }
      }),
      http.post('*/api/admin/lock', () => {
        tries += 1
        return tries === 1 ? HttpResponse.error() : HttpResponse.json({ message: 'Locked.' })
      }),
      http.post('*/api/desk-code', async ({ request }) =>
        (await request.text()).includes('pass-1') ? HttpResponse.json(deskCode) : HttpResponse.error(),
      ),
    )
  },
  play: async context => {
    await presses(/Daily Spa Visit/)
    await sees(/We can’t reach the clinic/)
    await presses(/Daily Spa Visit/)
    await showsCode(context)
  },
}

export const ForStaffOnly: Story = {
  beforeEach: ({ msw }) => {
    keepPass(undefined)
    msw.use(getCheckStaffSessionMockHandler({ isAdmin: false }))
  },
  play: reads('For clinic staff'),
}

export const Choosing: Story = {
  beforeEach: () => keepPass(undefined),
  play: reads('Daily Spa Visit'),
}
