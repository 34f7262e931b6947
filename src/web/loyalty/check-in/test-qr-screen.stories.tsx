import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { getListCheckInCodesMockHandler } from '#api/check-in/check-in.msw.ts'
import type { CheckInCode } from '#api/schemas/index.ts'
import { inApp } from '../../app/in-app.fixtures.tsx'
import { TestQrScreen } from './test-qr-screen.tsx'

const codes: CheckInCode[] = ['Daily Spa Visit', 'Welcome', 'VIP Lounge'].map((description, at) => ({
  id: `${at}`,
  code: `VELORA-7KQ2MXW9P4H${at}`,
  description,
  pointsValue: 5,
  isActive: true,
  countsOnPaper: true,
}))

const meta = {
  component: TestQrScreen,
  decorators: [inApp({ path: '/test-qr' })],
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => msw.use(getListCheckInCodesMockHandler(codes)),
} satisfies Meta<typeof TestQrScreen>

export default meta
type Story = StoryObj<typeof meta>

const reads =
  (text: string | RegExp): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText(text)).toBeVisible())
  }

export const Demo: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('img', { name: /VIP Lounge/ })).toBeVisible()
    await expect(within(canvasElement).getAllByText('5 points')).toHaveLength(3)
    for (const name of ['Daily Spa Visit', 'Welcome', 'VIP Lounge'])
      await expect(within(canvasElement).getByRole('heading', { name })).toBeVisible()
    await expect(within(canvasElement).getByText(/Each code can be used once per day/)).toBeVisible()
    const paths = within(canvasElement)
      .getAllByRole('link')
      .map(link => link.getAttribute('href'))
    await expect(paths).toEqual(expect.arrayContaining(['/', '/services', '/admin']))
  },
}

export const WithoutTheCodes: Story = {
  beforeEach: ({ msw }) =>
    msw.use(getListCheckInCodesMockHandler(codes.map(({ code: _, ...shown }) => shown))),
  play: reads('Only staff see the codes themselves.'),
}

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(getListCheckInCodesMockHandler([])),
  play: reads('No codes yet'),
}

export const LongTexts: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getListCheckInCodesMockHandler(
        codes.map(code => ({ ...code, description: `${code.description} at the desk behind the orchids` })),
      ),
    ),
  play: reads(/^Welcome at the desk/),
}

export const IsLoading: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('*/api/checkin-codes', () => delay('infinite'))),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Loading the codes')).toBeInTheDocument()
  },
}

export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('*/api/checkin-codes', () => HttpResponse.error())),
  play: reads('The codes could not be loaded'),
}

export const Refused: Story = {
  beforeEach: ({ msw }) => {
    const message = 'We can’t reach our records right now.'
    const refuse = () => HttpResponse.json({ message }, { status: 503 })
    msw.use(http.get('*/api/checkin-codes', refuse, { once: true }))
  },
  play: async context => {
    await reads('The codes could not be loaded')(context)
    await reads('We can’t reach our records right now.')(context)
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Try Again' }))
    await reads('VIP Lounge')(context)
  },
}
