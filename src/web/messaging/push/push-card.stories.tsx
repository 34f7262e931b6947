import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { getCurrentUserMockHandler } from '#api/accounts/accounts.msw.ts'
import {
  getReadPushSetupMockHandler,
  getSendTestPushMockHandler,
  getUnsubscribePushMockHandler,
} from '#api/push/push.msw.ts'
import { dismissToast } from '#ui-kit/feedback/toast/store.ts'
import { hintSignedIn, inApp } from '../../app/in-app.fixtures.tsx'
import { iPhone, type PlayedBrowser, playBrowser, setup, thisDevice } from './push.fixtures.ts'
import { PushCard } from './push-card.tsx'

const meta = {
  component: PushCard,
  decorators: [inApp({ signedIn: true, path: '/profile' })],
  beforeEach: ({ msw }) => {
    msw.use(getCurrentUserMockHandler(), getReadPushSetupMockHandler(setup))
    return () => {
      hintSignedIn(false)
      dismissToast()
      localStorage.clear()
    }
  },
} satisfies Meta<typeof PushCard>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
type BeforeEach = Extract<NonNullable<Story['beforeEach']>, (...given: never[]) => unknown>

const inBrowser =
  (played: PlayedBrowser, prepare?: BeforeEach): BeforeEach =>
  async context => {
    await prepare?.(context)
    return playBrowser(played)
  }

const reads =
  (...texts: readonly string[]): Play =>
  async ({ canvasElement }) => {
    for (const text of texts)
      await waitFor(() => expect(within(canvasElement).getAllByText(text)[0]).toBeVisible())
  }

const presses =
  (name: string): Play =>
  async ({ canvasElement }) =>
    userEvent.click(await within(canvasElement).findByRole('button', { name }))

const inTurn =
  (...plays: readonly Play[]): Play =>
  async context => {
    for (const play of plays) await play(context)
  }

const on: PlayedBrowser = { permission: 'granted', subscribed: true }
const asOn: BeforeEach = ({ msw }) => {
  msw.use(getReadPushSetupMockHandler({ ...setup, devices: ['another', thisDevice] }))
}
const refusing =
  (path: string, status: number, message: string): BeforeEach =>
  ({ msw }) => {
    msw.use(http.post(`*/api/notifications/${path}`, () => HttpResponse.json({ message }, { status })))
  }
const both =
  (...all: readonly BeforeEach[]): BeforeEach =>
  async context => {
    for (const one of all) await one(context)
  }

export const Disabled: Story = {
  beforeEach: inBrowser({}),
  play: reads('Disabled', setup.wording, 'Browser permission: not asked yet'),
}

export const Enabled: Story = {
  beforeEach: inBrowser(on, asOn),
  play: inTurn(reads('Enabled', 'Browser permission: allowed'), async ({ canvasElement }) => {
    const names = within(canvasElement)
      .getAllByRole('button')
      .map(button => button.textContent)
    await expect(names).toEqual(['Send Test', 'Unsubscribe'])
  }),
}

/** This browser is subscribed for another member who uses it, so for this member it's off. */
export const OfAnotherMember: Story = { beforeEach: inBrowser(on), play: reads('Disabled') }

export const Blocked: Story = {
  beforeEach: inBrowser({ permission: 'denied' }),
  play: inTurn(reads('Disabled', 'Notifications are blocked'), async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  }),
}

export const OnAnIPhone: Story = {
  beforeEach: inBrowser({ without: true, userAgent: iPhone }),
  play: reads('Tap Share', 'Choose Add to Home Screen'),
}

export const Unsupported: Story = {
  beforeEach: inBrowser({ without: true }),
  play: reads('This browser can’t show notifications'),
}

const installs: Play = async ({ canvasElement }) => {
  const asked: string[] = []
  const offer = Object.assign(new Event('beforeinstallprompt'), {
    prompt: async () => {
      asked.push('install')
      return { outcome: 'accepted' }
    },
  })
  dispatchEvent(offer)
  const install = await within(canvasElement).findByRole('button', { name: 'Install App' })
  await userEvent.click(install)
  await expect(asked).toEqual(['install'])
  await waitFor(() => expect(install).not.toBeInTheDocument())
}

export const Installable: Story = {
  beforeEach: inBrowser({}),
  play: inTurn(reads('Set Up Notifications'), installs),
}

export const InstallableWhileBlocked: Story = {
  beforeEach: inBrowser({ permission: 'denied' }),
  play: inTurn(reads('Notifications are blocked'), installs),
}

export const InstallableWhileUnreached: Story = {
  beforeEach: inBrowser({}, ({ msw }) => {
    msw.use(http.get('*/api/notifications/push', () => HttpResponse.error()))
  }),
  play: inTurn(reads('Your notification settings could not be loaded'), installs),
}

/** Off under Your Preferences: the device is set up, but gets nothing. */
export const Declined: Story = {
  beforeEach: inBrowser(on, ({ msw }) => {
    msw.use(getReadPushSetupMockHandler({ ...setup, devices: [thisDevice], declined: true }))
  }),
  play: inTurn(reads('Disabled', setup.wording), async ({ canvasElement }) => {
    const card = within(canvasElement)
    await expect(card.getByText(/You turned off notifications in/)).toBeVisible()
    await expect(card.getByRole('link', { name: 'Your Preferences' })).toHaveAttribute('href', '/preferences')
    await expect(card.getByRole('button', { name: 'Set Up Notifications' })).toBeEnabled()
    await expect(card.queryByRole('button', { name: 'Send Test' })).toBeNull()
  }),
}

/** The card is up to date once the server has registered the device. */
export const SettingUp: Story = {
  beforeEach: inBrowser({}, ({ msw }) => {
    const devices: string[] = []
    msw.use(
      getReadPushSetupMockHandler(() => ({ ...setup, devices })),
      http.post('*/api/notifications/subscribe', async ({ request }) => {
        await expect(Object.keys((await request.json()) as object)).toEqual(['subscription'])
        devices.push(thisDevice)
        return HttpResponse.json({ success: true })
      }),
    )
  }),
  play: inTurn(presses('Set Up Notifications'), reads('Notifications Enabled', 'Enabled'), async () => {
    await expect(JSON.parse(localStorage.getItem('push-set-up') ?? '{}').endpoint).toContain('this-device')
  }),
}

export const SettingUpTakesAWhile: Story = {
  beforeEach: inBrowser({}, ({ msw }) => {
    msw.use(http.post('*/api/notifications/subscribe', () => delay('infinite')))
  }),
  play: inTurn(presses('Set Up Notifications'), async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Setting Up...' })).toBeDisabled()
  }),
}

export const DeniedWhenAsked: Story = {
  beforeEach: inBrowser({ answer: 'denied' }),
  play: inTurn(
    presses('Set Up Notifications'),
    reads('Notification Setup Failed', 'Your browser blocks notifications from this app.'),
    reads('Notifications are blocked'),
  ),
}

export const DismissedWhenAsked: Story = {
  beforeEach: inBrowser({ answer: 'default' }),
  play: inTurn(
    presses('Set Up Notifications'),
    reads('Notification Setup Failed', 'Please choose Allow when your browser asks.'),
  ),
}

export const SetUpRefused: Story = {
  beforeEach: inBrowser({}, refusing('subscribe', 400, 'This browser’s service is not known.')),
  play: inTurn(
    presses('Set Up Notifications'),
    reads('Notification Setup Failed', 'This browser’s service is not known.', 'Disabled'),
  ),
}

export const SetUpOffline: Story = {
  beforeEach: inBrowser({}, ({ msw }) => {
    msw.use(http.post('*/api/notifications/subscribe', () => HttpResponse.error()))
  }),
  play: inTurn(presses('Set Up Notifications'), reads('Notification Setup Failed', 'Disabled')),
}

export const TestSent: Story = {
  beforeEach: inBrowser(
    on,
    both(asOn, ({ msw }) => {
      msw.use(getSendTestPushMockHandler({ success: true, devices: 1, sent: 1 }))
    }),
  ),
  play: inTurn(presses('Send Test'), reads('Test Sent')),
}

export const TestFailed: Story = {
  beforeEach: inBrowser(on, both(asOn, refusing('test', 503, 'The push service is away.'))),
  play: inTurn(presses('Send Test'), reads('Test Failed', 'Could not send test notification.')),
}

export const Unsubscribes: Story = {
  beforeEach: inBrowser(
    on,
    both(asOn, ({ msw }) => {
      msw.use(getUnsubscribePushMockHandler({ success: true, removed: 1 }))
    }),
  ),
  play: inTurn(presses('Unsubscribe'), reads('Unsubscribed', 'Disabled')),
}

export const UnsubscribeFailed: Story = {
  beforeEach: inBrowser(on, both(asOn, refusing('unsubscribe', 503, 'Please try later.'))),
  play: inTurn(presses('Unsubscribe'), reads('Unsubscribe Failed', 'Please try later.', 'Enabled')),
}

export const IsLoading: Story = {
  beforeEach: inBrowser({}, ({ msw }) => {
    msw.use(http.get('*/api/notifications/push', () => delay('infinite')))
  }),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('Loading your notification settings'),
    ).toBeInTheDocument()
  },
}

export const Unreached: Story = {
  beforeEach: inBrowser({}, ({ msw }) => {
    msw.use(
      http.get('*/api/notifications/push', () =>
        HttpResponse.json({ message: 'Please try later.' }, { status: 503 }),
      ),
    )
  }),
  play: reads('Your notification settings could not be loaded', 'Please try later.'),
}
