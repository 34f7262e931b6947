import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inApp } from '../../app/in-app.fixtures.tsx'
import type { HeldLink } from './sign-in-link.ts'
import { WelcomeScreen } from './welcome-screen.tsx'

const meta = {
  component: WelcomeScreen,
  decorators: [inApp({ path: '/admin/welcome' })],
  parameters: { layout: 'fullscreen' },
  args: { readLink: (): HeldLink | undefined => ({ token: 'z6ZMTbIU', isFirst: true }), onOpened: fn() },
} satisfies Meta<typeof WelcomeScreen>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = { canvasElement: HTMLElement }

const answered = (answer: (sent: unknown) => Response | Promise<never>) =>
  http.post('*/api/admin/sign-in-link', async ({ request }) => answer(await request.json()) as never)
const arrival = { name: 'Olga Berg', role: 'owner', code: '40718253' }
const open = async ({ canvasElement }: Canvas) => {
  const canvas = within(canvasElement)
  await userEvent.click(await canvas.findByRole('button', { name: 'Open the Staff Area' }))
  return canvas
}

const sent = fn()

export const FirstOwner: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      answered(body => {
        sent(body)
        return HttpResponse.json(arrival)
      }),
    ),
  play: async context => {
    const canvas = within(context.canvasElement)
    await userEvent.type(await canvas.findByLabelText('Your name'), ' Olga Berg ')
    await expect(sent).not.toHaveBeenCalled()
    await open(context)
    await expect(await canvas.findByRole('heading', { name: '4071 8253' })).toBeVisible()
    await expect(sent).toHaveBeenCalledWith({ token: 'z6ZMTbIU', name: 'Olga Berg' })
    await expect(context.args.onOpened).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: 'I’ve Written It Down' })).toHaveAttribute(
      'href',
      '/admin/program/setup',
    )
  },
}

export const SomebodyOfTheTeam: Story = {
  args: { readLink: () => ({ token: 'z6ZMTbIU', isFirst: false }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { name: 'Open the Staff Area' })).toBeEnabled()
    await expect(canvas.queryByLabelText('Your name')).toBeNull()
  },
}

export const Opening: Story = {
  beforeEach: ({ msw }) => msw.use(answered(() => delay('infinite') as Promise<never>)),
  play: async context => {
    const canvas = await open(context)
    await expect(canvas.getByRole('button', { name: 'Opening...' })).toBeDisabled()
  },
}

export const UsedAlready: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      answered(() =>
        HttpResponse.json(
          { code: 'invalid-sign-in-link', message: 'This link was already used or has expired.' },
          { status: 400 },
        ),
      ),
    ),
  play: async context => {
    const canvas = await open(context)
    await expect(await canvas.findByText('This link no longer works')).toBeVisible()
    await expect(context.args.onOpened).not.toHaveBeenCalled()
  },
}

export const HalfALink: Story = {
  args: { readLink: () => undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('The link is incomplete')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Open the Staff Area' })).toBeNull()
  },
}
