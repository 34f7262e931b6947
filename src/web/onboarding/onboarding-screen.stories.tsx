import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import {
  getCurrentUserMockHandler,
  getCurrentUserResponseMock,
  getFillBirthdayMockHandler,
  getHasPasswordMockHandler,
} from '#api/accounts/accounts.msw.ts'
import { getListCheckInCodesMockHandler } from '#api/check-in/check-in.msw.ts'
import { getListOwnContactsMockHandler } from '#api/contact-changes/contact-changes.msw.ts'
import { getListServicesMockHandler, getListServicesResponseMock } from '#api/menu/menu.msw.ts'
import { getListPasskeysMockHandler } from '#api/passkeys/passkeys.msw.ts'
import { getListEntriesMockHandler } from '#api/points/points.msw.ts'
import { getIntakeStatusMockHandler, getIntakeStatusResponseMock } from '#api/privacy/privacy.msw.ts'
import { getReadPushSetupMockHandler, getSubscribePushMockHandler } from '#api/push/push.msw.ts'
import type { Service } from '#api/schemas/index.ts'
import { inApp } from '../app/in-app.fixtures.tsx'
import { iPhone, type PlayedBrowser, playBrowser, setup } from '../messaging/push/push.fixtures.ts'
import { OnboardingScreen } from './onboarding-screen.tsx'

const noor = getCurrentUserMockHandler({ ...getCurrentUserResponseMock(), firstName: 'Noor' })
const [service] = getListServicesResponseMock()
const menu = getListServicesMockHandler(
  [40, 25, 150, 0].map(pointsEarned => ({ ...(service as Service), pointsEarned })),
)
const intake = (isCurrent: boolean) =>
  getIntakeStatusMockHandler({ ...getIntakeStatusResponseMock(), isCurrent })

const meta = {
  component: OnboardingScreen,
  decorators: [inApp({ signedIn: true, path: '/onboarding' })],
  parameters: { layout: 'fullscreen' },
  args: { step: 1, onStep: fn() },
  beforeEach: ({ msw }) => msw.use(noor, intake(false), menu, getHasPasswordMockHandler({ isSet: true })),
} satisfies Meta<typeof OnboardingScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Welcome: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Welcome, Noor' })).toBeVisible()
    await expect(await canvas.findByText('Earn 25-150 points per treatment')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Get Started' }))
    await expect(args.onStep).toHaveBeenCalledWith(2)
  },
}

const keiko = { ...getCurrentUserResponseMock(), firstName: 'Keiko', birthday: null }
const justClaimed: NonNullable<Story['beforeEach']> = ({ msw }) =>
  msw.use(
    getCurrentUserMockHandler(keiko),
    getHasPasswordMockHandler({ isSet: false }),
    getListPasskeysMockHandler([]),
    getListOwnContactsMockHandler([
      { kind: 'email', value: 'keiko@velora.example', isShared: false, isConfirmed: true },
    ]),
  )

/** One question at a time, always in this order. */
const questions: readonly ((asked: ReturnType<typeof within>) => HTMLElement)[] = [
  asked => asked.getByRole('button', { name: 'Add a phone number' }),
  asked => asked.getByLabelText(/^Date of birth/),
  asked => asked.getByText('Choose a password, or get a code each time.'),
  asked => asked.getByRole('button', { name: 'Add a Passkey' }),
]

export const AfterClaiming: Story = {
  beforeEach: justClaimed,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('region', { name: 'About you' })
    const asked = () => within(canvas.getByRole('region', { name: 'About you' }))
    for (const question of questions) {
      await expect(questions.filter(each => isShown(() => each(asked())))).toEqual([question])
      await expect(canvas.getByRole('button', { name: 'Get Started' })).toBeVisible()
      await userEvent.click(asked().getByRole('button', { name: 'Not Now' }))
      if (question !== questions.at(-1))
        await expect(canvas.getByRole('region', { name: 'About you' })).toHaveFocus()
    }
    await expect(canvas.queryByRole('region', { name: 'About you' })).toBeNull()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
  },
}

const isShown = (find: () => HTMLElement) => {
  try {
    return Boolean(find())
  } catch {
    return false
  }
}

export const AfterClaimingNextQuestion: Story = {
  beforeEach: context => {
    justClaimed(context)
    let birthday: string | null = null
    context.msw.use(
      getListOwnContactsMockHandler([]),
      getCurrentUserMockHandler(() => ({ ...keiko, birthday })),
      getFillBirthdayMockHandler(() => {
        birthday = '1991-05-14'
        return { success: true }
      }),
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Add an email address' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Add a phone number' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Not Now' }))
    await userEvent.type(canvas.getByLabelText(/^Date of birth/), '1991-05-14')
    await userEvent.click(canvas.getByRole('button', { name: 'Save Birthday' }))
    await expect(await canvas.findByText('Choose a password, or get a code each time.')).toBeVisible()
    await expect(canvas.queryByLabelText(/^Date of birth/)).toBeNull()
  },
}

export const MedicalIntake: Story = {
  args: { step: 2 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const link = await canvas.findByRole('link', { name: 'Fill Out Medical Intake' })
    await expect(link).toHaveAttribute('href', '/hipaa-intake?returnTo=onboarding')
    await userEvent.click(canvas.getByRole('button', { name: 'Skip for Now' }))
    await expect(args.onStep).toHaveBeenCalledWith(3)
  },
}

export const MedicalIntakeIsThere: Story = {
  args: { step: 2 },
  beforeEach: ({ msw }) => msw.use(intake(true)),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Your medical intake is on file')).toBeVisible()
  },
}

const onThisBrowser =
  (played: PlayedBrowser): NonNullable<Story['beforeEach']> =>
  ({ msw }) => {
    msw.use(getReadPushSetupMockHandler(setup), getSubscribePushMockHandler({ success: true }))
    return playBrowser(played)
  }

const setsUp = async (canvasElement: HTMLElement) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name: 'Set Up Notifications' }))

export const Notifications: Story = {
  args: { step: 3 },
  beforeEach: onThisBrowser({}),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('button', { name: 'Set Up Notifications' })
    const skip = canvas.getByRole('button', { name: 'Skip for Now' })
    await setsUp(skip.parentElement as HTMLElement)
    await waitFor(() => expect(args.onStep).toHaveBeenCalledWith(4))
  },
}

export const NotificationsRefused: Story = {
  args: { step: 3 },
  beforeEach: onThisBrowser({ answer: 'denied' }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await setsUp(canvasElement)
    await waitFor(() => expect(canvas.getByText('Notification Setup Failed')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Skip for Now' }))
    await expect(args.onStep).toHaveBeenCalledWith(4)
  },
}

/** The way on is visible, above the bottom bar, however tall the card is. */
const canGoOn: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const canvas = within(canvasElement)
  await expect(await canvas.findByText(/^Notifications are blocked|^Tap Share/)).toBeInTheDocument()
  const { top, bottom } = canvas.getByRole('button', { name: 'Skip for Now' }).getBoundingClientRect()
  await expect(top).toBeGreaterThan(0)
  await expect(bottom).toBeLessThanOrEqual(innerHeight - 72)
  // With nothing to set up, it's the only button.
  const foot = canvas.getByRole('button', { name: 'Skip for Now' }).parentElement as HTMLElement
  await expect(top - foot.getBoundingClientRect().top).toBe(
    Number.parseFloat(getComputedStyle(foot).paddingTop),
  )
}

export const NotificationsNeedTheHomeScreen: Story = {
  args: { step: 3 },
  beforeEach: onThisBrowser({ without: true, userAgent: iPhone }),
  play: canGoOn,
}

export const NotificationsBlocked: Story = {
  args: { step: 3 },
  beforeEach: onThisBrowser({ permission: 'denied' }),
  play: canGoOn,
}

export const Complete: Story = {
  args: { step: 4 },
  beforeEach: ({ msw }) => msw.use(getListCheckInCodesMockHandler(), getListEntriesMockHandler([])),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('button', { name: 'Check In · Earn 5 Points' }),
    ).toBeVisible()
    const link = await within(canvasElement).findByRole('link', { name: 'Open the App' })
    await expect(link).toHaveAttribute('href', '/')
  },
}

export const FocusFollowsTheStep: Story = {
  render: function Steps(args) {
    const [step, setStep] = useState(1)
    return <OnboardingScreen {...args} step={step} onStep={setStep} />
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Get Started' }))
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
  },
}

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('*/api/auth/user', () => delay('infinite'))),
}

export const WithoutASignal: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('*/api/auth/user', () => HttpResponse.error())),
}

export const SignedOut: Story = {
  args: { step: 3 },
  decorators: [inApp({ path: '/onboarding' })],
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: 'Join VIP Program' })
    await expect(link).toHaveAttribute('href', '/auth?tab=join&returnTo=%2Fonboarding')
  },
}
