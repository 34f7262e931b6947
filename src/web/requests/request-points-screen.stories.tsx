import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { getCurrentUserMockHandler } from '#api/accounts/accounts.msw.ts'
import { getListServicesMockHandler } from '#api/menu/menu.msw.ts'
import { getListRequestsMockHandler, getRequestPointsMockHandler } from '#api/requests/requests.msw.ts'
import { dismissToast } from '#ui-kit/feedback/toast/store.ts'
import { hintSignedIn, inApp } from '../app/in-app.fixtures.tsx'
import { clearDrafts } from '../data/drafts.ts'
import { awayAndBack } from '../form/away-and-back.fixtures.tsx'
import { RequestPointsScreen } from './request-points-screen.tsx'
import * as kit from './requests.fixtures.ts'

const meta = {
  component: RequestPointsScreen,
  args: { onKept: fn() },
  decorators: [inApp({ signedIn: true, path: '/request-points' })],
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => {
    msw.use(
      getCurrentUserMockHandler(),
      getListServicesMockHandler(kit.services),
      getListRequestsMockHandler(kit.oneOfEach),
      getRequestPointsMockHandler(),
    )
    return () => {
      hintSignedIn(false)
      dismissToast()
      clearDrafts()
    }
  },
} satisfies Meta<typeof RequestPointsScreen>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const reads =
  (...texts: readonly string[]): Play =>
  async ({ canvasElement }) => {
    for (const text of texts)
      await waitFor(() => expect(within(canvasElement).getAllByText(text)[0]).toBeVisible())
  }

const fillsIn: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement)
  await canvas.findByRole('option', { name: 'HydraFacial (25 points)' })
  await userEvent.selectOptions(canvas.getByLabelText('Service'), 'HydraFacial (25 points)')
  await fireEvent.change(canvas.getByLabelText(/Treatment date/), { target: { value: '2026-11-18' } })
  await userEvent.type(canvas.getByLabelText(/Notes/), 'With Dr. Ruiz')
}

const sends: Play = async context => {
  await fillsIn(context)
  await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Request Points' }))
}

const expectStillThere: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement)
  await expect(canvas.getByLabelText('Service')).toHaveDisplayValue('HydraFacial (25 points)')
  await expect(canvas.getByLabelText(/Treatment date/)).toHaveValue('2026-11-18')
  await expect(canvas.getByLabelText(/Notes/)).toHaveValue('With Dr. Ruiz')
}

export const OneOfEach: Story = {
  play: reads(
    'Pending',
    'Approved',
    '+10 points',
    'Denied',
    'Thank you!',
    'With Dr. Ruiz, in the afternoon.',
  ),
}

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(getListRequestsMockHandler([])),
  play: reads('No requests yet'),
}

export const ManyRequests: Story = {
  beforeEach: ({ msw }) => {
    const all = Array.from({ length: 14 }, (_, at) =>
      kit.request(14 - at, { serviceName: `Visit ${14 - at}` }),
    )
    msw.use(
      getListRequestsMockHandler(({ request }) => {
        const cursor = new URL(request.url).searchParams.get('cursor') ?? 'f'
        return all.filter(({ id }) => id < cursor).slice(0, 11)
      }),
    )
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Show more' }))
    await expect(await within(canvasElement).findByText('Visit 1')).toBeVisible()
    const list = within(canvasElement).getByRole('list', { name: 'Your requests' })
    await expect(within(list).getAllByRole('listitem')).toHaveLength(14)
  },
}

export const LongTexts: Story = {
  args: { service: kit.services[2]?.id },
  beforeEach: ({ msw }) =>
    msw.use(
      getListRequestsMockHandler([
        kit.request(1, {
          serviceName: kit.services[2]?.name ?? '',
          status: 'approved',
          pointsAwarded: 12_500,
          notes: 'A long story about a visit, told at length and with pleasure. '.repeat(8),
          adminNotes: `https://clinic.example/${'a-very-long-address'.repeat(8)}`,
        }),
      ]),
    ),
  play: reads('+12,500 points'),
}

export const ChosenFromTheMenu: Story = {
  args: { service: kit.services[1]?.id },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByLabelText('Service')).toHaveDisplayValue('Lip Flip (10 points)'))
    await expect(canvas.getByText('+10 points once your request is approved')).toBeVisible()
  },
}

export const NothingChosen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Request Points' }))
    await expect(await canvas.findByText('Please select a service')).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText('Service')).toHaveFocus())
  },
}

/** A draft can outlive its service. */
export const ServiceLeftTheMenu: Story = {
  args: { service: '0198f0c6-5b1e-7a51-9d3a-00000000ffff' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('option', { name: 'HydraFacial (25 points)' })
    await userEvent.click(canvas.getByRole('button', { name: 'Request Points' }))
    await expect(await canvas.findByText('Please select a service')).toBeVisible()
  },
}

export const Sent: Story = {
  play: async context => {
    await sends(context)
    await reads('Request Sent')(context)
    await waitFor(() => expect(within(context.canvasElement).getByLabelText(/Notes/)).toHaveValue(''))
  },
}

export const Busy: Story = {
  beforeEach: ({ msw }) => msw.use(http.post('*/api/service-requests', () => delay('infinite'))),
  play: async context => {
    await sends(context)
    await expect(
      await within(context.canvasElement).findByRole('button', { name: 'Sending...' }),
    ).toBeDisabled()
  },
}

const sentence = 'The treatment date can’t be in the future.'

export const Refused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('*/api/service-requests', () =>
        HttpResponse.json(
          { message: sentence, errors: [{ path: 'treatmentDate', message: sentence }] },
          { status: 400 },
        ),
      ),
    ),
  play: async context => {
    await sends(context)
    await reads('Request Failed', sentence)(context)
    await expectStillThere(context)
    const date = within(context.canvasElement).getByLabelText(/Treatment date/)
    await waitFor(() => expect(date).toHaveAccessibleDescription(sentence))
  },
}

const sent: (string | null)[] = []

export const OfflineThenAgain: Story = {
  beforeEach: ({ msw }) => {
    sent.length = 0
    msw.use(
      http.post('*/api/service-requests', ({ request }) => {
        sent.push(request.headers.get('Idempotency-Key'))
        return HttpResponse.error()
      }),
    )
  },
  play: async context => {
    await sends(context)
    await reads('Request Failed')(context)
    await expectStillThere(context)
    await userEvent.click(
      await within(context.canvasElement).findByRole('button', { name: 'Request Points' }),
    )
    await waitFor(() => expect(sent).toHaveLength(2))
    await expect(sent[0]).toMatch(/^[\w-]{36}$/)
    await expect(sent[1]).toBe(sent[0])
  },
}

/** The list shows a request that arrived although its response was lost, and the next try is the same one. */
export const LeftAndSentAgain: Story = {
  decorators: [awayAndBack],
  beforeEach: ({ msw }) => {
    sent.length = 0
    msw.use(
      http.get('*/api/service-requests', () => HttpResponse.json(sent.length > 0 ? kit.oneOfEach : [])),
      http.post('*/api/service-requests', ({ request }) => {
        sent.push(request.headers.get('Idempotency-Key'))
        return HttpResponse.error()
      }),
    )
  },
  play: async context => {
    const press = (name: string) =>
      userEvent.click(within(context.canvasElement).getByRole('button', { name }))
    await sends(context)
    await reads('Request Failed', 'Dermaplaning')(context)
    await press('Away')
    await press('Back')
    await within(context.canvasElement).findByRole('option', { name: 'HydraFacial (25 points)' })
    await press('Request Points')
    await waitFor(() => expect(sent).toHaveLength(2))
    await expect(sent[1]).toBe(sent[0])
  },
}

export const IsLoading: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('*/api/auth/user', () => delay('infinite'))),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Loading your requests')).toBeInTheDocument()
  },
}

export const HistoryIsLoading: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('*/api/service-requests', () => delay('infinite'))),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Loading your requests')).toBeInTheDocument()
  },
}

export const Unreached: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      ...['services', 'service-requests'].map(path =>
        http.get(`*/api/${path}`, () => HttpResponse.json({ message: 'Please try later.' }, { status: 503 })),
      ),
    ),
  play: reads('The services could not be loaded', 'Your requests could not be loaded', 'Please try later.'),
}

export const SignedOut: Story = {
  decorators: [inApp({ path: '/request-points' })],
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('link', { name: 'Join VIP Program / Log in' }),
    ).toBeVisible()
  },
}
