import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import {
  getListCampaignsMockHandler,
  getResumeCampaignMockHandler,
  getSendEmailCampaignMockHandler,
  getSendTrialMockHandler,
} from '#api/campaigns/campaigns.msw.ts'
import { getListServicesMockHandler, getListServicesResponseMock } from '#api/menu/menu.msw.ts'
import type { Service } from '#api/schemas/index.ts'
import { inApp } from '../../../app/in-app.fixtures.tsx'
import { clearDrafts } from '../../../data/drafts.ts'
import { awayAndBack } from '../../../form/away-and-back.fixtures.tsx'
import { inTwoParts } from '../../staff.fixtures.ts'
import {
  campaign,
  fill,
  inEveryState,
  notSetUp,
  press,
  refusing,
  result,
  shows,
  someReach,
  waitingForAllReasons,
} from '../messages.fixtures.ts'
import { EmailPanel } from './email-panel.tsx'

const meta = {
  component: EmailPanel,
  decorators: [inApp({ path: '/admin?panel=email-campaigns' })],
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => {
    clearDrafts()
    msw.use(...someReach)
  },
} satisfies Meta<typeof EmailPanel>

export default meta
type Story = StoryObj<typeof meta>

export const OneSent: Story = {
  play: () => shows('10 of 12 sent · 2 failed · skipped: 3 not opted in'),
}

export const InEveryState: Story = {
  beforeEach: ({ msw }) => msw.use(getListCampaignsMockHandler(inEveryState)),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Pause' })).toBeVisible()
    await expect(within(canvasElement).getByRole('button', { name: 'Resume' })).toBeVisible()
  },
}

export const WaitingForEveryReason: Story = {
  beforeEach: ({ msw }) => msw.use(getListCampaignsMockHandler(waitingForAllReasons)),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Send Now' })).toBeVisible()
    await shows(/535 5.7.8 Bad credentials. Still waiting: 6 members. No one is skipped./)
    await shows(/It was scheduled for Nov 22, 2026/)
    // Only within the list: the panel also shows who gets it, once that has loaded.
    const rows = within(canvasElement).getAllByRole('listitem')
    await expect(rows.filter(row => within(row).queryByRole('status'))).toHaveLength(8)
  },
}

export const SendsWhatIsLate: Story = {
  beforeEach: ({ msw }) => {
    const [late] = waitingForAllReasons
    msw.use(
      getListCampaignsMockHandler(() => [asked ? campaign(1) : (late ?? campaign(1))]),
      getResumeCampaignMockHandler(() => {
        asked = true
        return campaign(1)
      }),
    )
    asked = false
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Send Now')
    await shows('10 of 12 sent · 2 failed · skipped: 3 not opted in')
    await expect(within(canvasElement).queryByRole('button', { name: 'Send Now' })).toBeNull()
  },
}

let asked = false

export const ShowsAWholeMessage: Story = {
  ...InEveryState,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Show Full Message' }))
    const message = canvas.getByText(/^Line after line/)
    await expect(message.scrollHeight).toBeLessThanOrEqual(message.clientHeight)
    await expect(canvas.queryByRole('button', { name: 'Show Full Message' })).toBeNull()
  },
}

export const MoreThanTen: Story = {
  beforeEach: ({ msw }) =>
    msw.use(inTwoParts('/api/admin/campaigns', [campaign(1)], [campaign(2, { title: 'A year ago' })])),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Show More')
    await shows('A year ago')
    await shows('A quiet Tuesday, number 1')
  },
}

export const Loading: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/admin/campaigns', async () => {
        await delay('infinite')
        return HttpResponse.json([])
      }),
    ),
}

export const SubjectAndMessageMissing: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Send Email Campaign')
    await shows('Please provide both a subject and message')
  },
}

const words = { Subject: 'A quiet Tuesday', Message: 'First line.{Enter}Second line.' }

export const SentToAll: Story = {
  beforeEach: ({ msw }) => msw.use(getSendEmailCampaignMockHandler(result)),
  play: async ({ canvasElement }) => {
    await fill(canvasElement, words)
    const preview = within(within(canvasElement).getByRole('figure'))
    await expect(preview.getByText('Hi Mia,')).toBeVisible()
    await expect(preview.getByText('Second line.')).toBeVisible()
    await userEvent.click(within(canvasElement).getByRole('checkbox', { name: 'Send to all' }))
    await press(canvasElement, 'Send Email Campaign')
    await shows('Campaign Sent!')
    await shows('Recipients: 12. Sent: 10. Failed: 2.')
  },
}

export const Refused: Story = {
  beforeEach: ({ msw }) => msw.use(refusing('*/api/admin/email-campaign', 'The subject must be one line.')),
  play: async ({ canvasElement }) => {
    await fill(canvasElement, words)
    await press(canvasElement, 'Send Email Campaign')
    await shows('Error Sending Campaign')
    await shows('The subject must be one line.')
  },
}

const keys: (string | null)[] = []

export const SignalLostThenSentOnce: Story = {
  beforeEach: ({ msw }) => {
    keys.length = 0
    msw.use(
      http.post('*/api/admin/email-campaign', ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'))
        return keys.length === 1 ? HttpResponse.error() : HttpResponse.json(result)
      }),
    )
  },
  play: async ({ canvasElement }) => {
    await fill(canvasElement, words)
    await press(canvasElement, 'Send Email Campaign')
    await shows('Error Sending Campaign')
    await press(canvasElement, 'Send Email Campaign')
    await shows('Campaign Sent!')
    await expect(keys[0]).toBeTruthy()
    await expect(keys[1]).toBe(keys[0])
  },
}

const failingFirst = (failure: () => Response) =>
  http.post('*/api/admin/email-campaign', ({ request }) => {
    keys.push(request.headers.get('Idempotency-Key'))
    return keys.length === 1 ? failure() : HttpResponse.json(result)
  })

const sentOnceAlthoughPressedTwice = async (canvas: HTMLElement) => {
  await press(canvas, 'Send Email Campaign')
  await shows('Campaign Sent!')
  await expect(keys[0]).toBeTruthy()
  await expect(keys[1]).toBe(keys[0])
}

export const SentOnceAfterLeavingThePanel: Story = {
  decorators: [awayAndBack],
  beforeEach: ({ msw }) => {
    keys.length = 0
    msw.use(failingFirst(() => HttpResponse.error()))
  },
  play: async ({ canvasElement }) => {
    await fill(canvasElement, words)
    await press(canvasElement, 'Send Email Campaign')
    await shows('Error Sending Campaign')
    await press(canvasElement, 'Away')
    await press(canvasElement, 'Back')
    await sentOnceAlthoughPressedTwice(canvasElement)
  },
}

/** A proxy's error decides nothing: the server may have sent it anyway. */
export const SentOnceAfterAProxyGaveUp: Story = {
  beforeEach: ({ msw }) => {
    keys.length = 0
    msw.use(failingFirst(() => new HttpResponse('Bad Gateway', { status: 502 })))
  },
  play: async ({ canvasElement }) => {
    await fill(canvasElement, words)
    await press(canvasElement, 'Send Email Campaign')
    await shows('Error Sending Campaign')
    await sentOnceAlthoughPressedTwice(canvasElement)
  },
}

export const ANewKeyForAnotherMessage: Story = {
  beforeEach: ({ msw }) => {
    keys.length = 0
    msw.use(failingFirst(() => HttpResponse.error()))
  },
  play: async ({ canvasElement }) => {
    await fill(canvasElement, words)
    await press(canvasElement, 'Send Email Campaign')
    await shows('Error Sending Campaign')
    await fill(canvasElement, { Subject: ' again' })
    await press(canvasElement, 'Send Email Campaign')
    await shows('Campaign Sent!')
    await expect(keys[1]).not.toBe(keys[0])
  },
}

export const NamesATreatment: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getListServicesMockHandler([{ ...getListServicesResponseMock()[0], name: 'Lip Filler' } as Service]),
      getSendTrialMockHandler({ success: true }),
    ),
  play: async ({ canvasElement }) => {
    await fill(canvasElement, { Subject: 'Lip fillers', Message: 'Twenty percent off' })
    await shows('This mentions a treatment: Lip Filler')
    await fill(canvasElement, { 'Your own email address': 'olga@clinic.example' })
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send a Test to Me' }))
    await shows('Test Sent')
  },
}

export const TestRefused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(refusing('*/api/admin/campaigns/test', 'Please enter a complete email address.')),
  play: async ({ canvasElement }) => {
    await fill(canvasElement, { Subject: 'A quiet Tuesday', Message: 'Our rooms are free.' })
    await fill(canvasElement, { 'Your own email address': 'olga@' })
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send a Test to Me' }))
    await shows('Test Failed')
    await waitFor(() => expect(within(canvasElement).getByLabelText('Your own email address')).toHaveFocus())
  },
}

/** Enter in the test field must never send to everyone. */
export const EnterSendsTheTestOnly: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getSendTrialMockHandler({ success: true }),
      refusing('*/api/admin/email-campaign', 'The campaign was sent instead.'),
    ),
  play: async ({ canvasElement }) => {
    await fill(canvasElement, { Subject: 'A quiet Tuesday', Message: 'Our rooms are free.' })
    await fill(canvasElement, { 'Your own email address': 'olga@clinic.example{Enter}' })
    await shows('Test Sent')
    await expect(within(document.body).queryByText('The campaign was sent instead.')).toBeNull()
  },
}

export const NotSetUp: Story = {
  beforeEach: ({ msw }) => msw.use(notSetUp),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await shows('Email isn’t set up')
    await fill(canvasElement, words)
    await expect(canvas.getByRole('button', { name: 'Send Email Campaign' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Send a Test to Me' })).toBeDisabled()
    await expect(canvas.queryByText(/12 members/)).toBeNull()
  },
}

const cancelled: string[] = []

/** A cancel clicked by mistake doesn't stop it. */
export const CancellingAsksFirst: Story = {
  beforeEach: ({ msw }) => {
    cancelled.length = 0
    msw.use(
      getListCampaignsMockHandler(inEveryState.slice(0, 1)),
      http.post('*/api/admin/campaigns/:id/cancel', ({ params }) => {
        cancelled.push(String(params['id']))
        return HttpResponse.json(inEveryState[0])
      }),
    )
  },
  play: async ({ canvasElement }) => {
    const asks = async () => {
      await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Cancel Sending' }))
      return within(await within(document.body).findByRole('dialog'))
    }
    const first = await asks()
    await shows(/6 members already have it. No one else will get it/)
    await userEvent.click(first.getByRole('button', { name: 'Keep Sending' }))
    await expect(cancelled).toEqual([])
    await userEvent.click((await asks()).getByRole('button', { name: 'Cancel Sending' }))
    await waitFor(() => expect(cancelled).toEqual([inEveryState[0]?.id]))
  },
}

/** The link itself doesn't sign anyone in; members without contacts get a printed card. */
export const InvitesWhoNeverSignedIn: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.selectOptions(await canvas.findByLabelText('Audience'), 'Never signed in')
    await expect(canvas.getByLabelText('Message')).toHaveValue(
      `Your membership is ready, with your points.\n\nGet a code to sign in: ${location.origin}/claim`,
    )
    await shows(/4 members can’t be reached by email/)
    const claim = await canvas.findByRole('link', { name: /^Claim Your Membership/ })
    await expect(claim).toHaveAttribute('href', `${location.origin}/claim`)
    await expect(canvas.getByRole('link', { name: 'Print cards for them' })).toHaveAttribute(
      'href',
      '/admin/claim-cards',
    )
  },
}
