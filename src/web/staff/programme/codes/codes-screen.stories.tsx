import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, userEvent, waitFor } from 'storybook/test'
import { getReadProgrammeMockHandler } from '#api/programme/programme.msw.ts'
import { inApp } from '../../../app/in-app.fixtures.tsx'
import { afresh, presses } from '../../staff.fixtures.ts'
import type { Code } from '../draft/parts.ts'
import {
  body,
  changedPart,
  clinicWith,
  code,
  overview,
  rows,
  sees,
  session,
  type,
} from '../draft/programme.fixtures.ts'
import { CodesScreen } from './codes-screen.tsx'

const codes = [
  code(1, 'Front desk'),
  code(2, 'VIP Lounge', { pointsValue: 1 }),
  code(3, 'Old desk', { isRetired: true }),
]

let saved: ReturnType<typeof clinicWith>
let published: unknown[]

const contents = () => (saved.contents as { codes: Code[] }).codes

const meta = {
  component: CodesScreen,
  decorators: [inApp({ path: '/admin/programme/codes' })],
  beforeEach: ({ msw }) => {
    saved = clinicWith(msw, 'codes', { codes })
    published = []
    msw.use(
      http.post('*/api/admin/programme/publications', async ({ request }) => {
        published.push([request.headers.get('If-Match'), await request.json()])
        return HttpResponse.json({ version: null, scheduled: null })
      }),
    )
    return afresh()
  },
} satisfies Meta<typeof CodesScreen>

export default meta
type Story = StoryObj<typeof meta>

const dialog = () => body().findByRole('dialog')

export const RetiredInTwoTaps: Story = {
  play: async () => {
    await presses('Retire Front desk')
    await presses('Retire Now')
    await waitFor(() => expect(published).toEqual([['"overview-1"', { note: 'Code retired: Front desk' }]]))
    await expect(contents()[0]?.isRetired).toBe(true)
    await waitFor(() => expect(rows('Retired Codes')).toHaveLength(2))
  },
}

export const Replaced: Story = {
  play: async () => {
    await presses('Replace VIP Lounge')
    await presses('Replace with the Next Publication')
    await waitFor(() =>
      expect(contents().map(({ description, isRetired }) => [description, isRetired])).toEqual([
        ['Front desk', false],
        ['VIP Lounge', false],
        ['VIP Lounge', true],
        ['Old desk', true],
      ]),
    )
    await expect(contents()[1]?.id).not.toBe(codes[1]?.id)
    await expect(published).toEqual([])
  },
}

export const OtherPartsWouldBePublishedWithIt: Story = {
  beforeEach: ({ msw }) => msw.use(getReadProgrammeMockHandler(overview({ parts: changedPart('menu') }))),
  play: async () => {
    await presses('Retire Front desk')
    await sees(/Menu would be published with it/)
    await expect(body().queryByRole('button', { name: 'Retire Now' })).toBeNull()
  },
}

export const NotPublished: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('*/api/admin/programme/publications', () =>
        HttpResponse.json(
          { code: 'busy', message: 'We can’t reach our records right now.' },
          { status: 503 },
        ),
      ),
    ),
  play: async () => {
    await presses('Retire Front desk')
    await presses('Retire Now')
    await sees('Not Published')
    // It is retired in the draft, and says so: nobody would look for it otherwise.
    await waitFor(() => expect(rows('Retired Codes')).toHaveLength(2))
  },
}

export const AddedAndRevalued: Story = {
  play: async () => {
    await presses('Add Code')
    await type(/^Points for a check-in/, '0')
    await presses('Add Code', await dialog())
    await sees('Please enter a name')
    await sees('Please enter a whole number above 0')
    await type('Name', 'Entrance')
    await type('Points for a check-in', '10')
    await presses('Add Code', await dialog())
    await waitFor(() => expect(contents()[3]).toMatchObject({ description: 'Entrance', pointsValue: 10 }))
    await presses('Edit Front desk')
    await type('Points for a check-in', '7')
    await presses('Save', await dialog())
    await waitFor(() => expect(contents()[0]?.pointsValue).toBe(7))
    await sees('7 points per check-in')
    await userEvent.click(body().getByRole('button', { name: 'Restore Old desk' }))
    await waitFor(() => expect(contents()[2]?.isRetired).toBe(false))
  },
}

export const Empty: Story = {
  beforeEach: ({ msw }) => {
    saved = clinicWith(msw, 'codes', { codes: [] })
  },
  play: () => presses('Add the First Code'),
}

export const ReadOnly: Story = {
  beforeEach: ({ msw }) => msw.use(session('front desk')),
  play: async () => {
    await sees('Front desk')
    await expect(body().queryAllByRole('button')).toEqual([])
  },
}
