import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { expect } from 'storybook/test'
import { inApp } from '../../../app/in-app.fixtures.tsx'
import { afresh, presses, unreachable } from '../../staff.fixtures.ts'
import { body, sees, session } from '../draft/program.fixtures.ts'
import { PreviewScreen } from './preview-screen.tsx'

const path = '/api/admin/programme/previews'

const started: string[] = []

const starting = (lastsSeconds = 1_800) =>
  http.post(`*${path}`, () => {
    started.push('')
    const token = String(started.length).padStart(43, 'q')
    return HttpResponse.json({
      token,
      url: `https://clinic.example/preview/${token}/`,
      // The desk's clock is years ahead.
      expiresAt: '2020-01-01T00:00:00.000Z',
      lastsSeconds: started.length > 1 ? 1_800 : lastsSeconds,
    })
  })

const frame = () => body().findByTitle<HTMLIFrameElement>('The app with your draft')

const meta = {
  component: PreviewScreen,
  decorators: [inApp({ path: '/admin/program/preview' })],
  beforeEach: ({ msw }) => {
    started.length = 0
    msw.use(session(), starting())
    return afresh()
  },
} satisfies Meta<typeof PreviewScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async () => {
    await expect(new URL((await frame()).src).pathname).toMatch(/^\/preview\/q{42}1\/$/)
    await body().findByRole('img', { name: 'Preview QR code' })
    const before = await frame()
    await presses('Reload')
    await expect(await frame()).not.toBe(before)
    await expect(started).toHaveLength(1)
  },
}

export const ReadOnly: Story = {
  beforeEach: ({ msw }) => msw.use(session('front desk')),
  play: async () => {
    await frame()
  },
}

export const Opening: Story = {
  beforeEach: ({ msw }) => msw.use(http.post(`*${path}`, () => delay('infinite'))),
  play: () => sees('Opening the preview'),
}

export const Ended: Story = {
  beforeEach: ({ msw }) => msw.use(starting(0)),
  play: async () => {
    await sees('This preview has ended')
    await presses('Open a New Preview')
    await expect(new URL((await frame()).src).pathname).toMatch(/^\/preview\/q{42}2\/$/)
  },
}

export const Unreachable: Story = {
  beforeEach: ({ msw }) => msw.use(unreachable('post', path)),
  play: () => sees('The preview could not be opened'),
}
