import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, userEvent, waitFor } from 'storybook/test'
import {
  getListCheckInCodesMockHandler,
  getListCheckInCodesResponseMock,
} from '#api/check-in/check-in.msw.ts'
import { inApp } from '../../../app/in-app.fixtures.tsx'
import { afresh, presses } from '../../staff.fixtures.ts'
import type { Code } from '../draft/parts.ts'
import {
  body,
  clinicWith,
  code,
  place,
  refusedToSave,
  rows,
  sees,
  session,
  type,
} from '../draft/program.fixtures.ts'
import { CodesScreen } from './codes-screen.tsx'

const codes = [
  code(1, 'Front desk'),
  code(2, 'VIP Lounge', { pointsValue: 1 }),
  code(3, 'Old desk', { isRetired: true }),
]

const version = {
  number: 4,
  publishedAt: '2026-11-22T18:00:00.000Z',
  publishedBy: 'Olga',
  note: 'Code retired: Front desk',
  shortenedBecause: null,
}

let saved: ReturnType<typeof clinicWith>
let ended: unknown[]

const contents = () => (saved.contents as { codes: Code[] }).codes

const meta = {
  component: CodesScreen,
  decorators: [inApp({ path: '/admin/program/codes' })],
  beforeEach: ({ msw }) => {
    saved = clinicWith(msw, 'codes', { codes })
    ended = []
    msw.use(
      getListCheckInCodesMockHandler([]),
      http.post('*/api/admin/programme/codes/:id/:way', ({ request, params }) => {
        ended.push([params['way'], params['id'], request.headers.get('If-Match')])
        const now = contents().map(each => (each.id === params['id'] ? { ...each, isRetired: true } : each))
        Object.assign(saved, { contents: { codes: now }, revision: 2 })
        return HttpResponse.json({ version })
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
    await waitFor(() => expect(ended).toEqual([['retire', codes[0]?.id, '"r1"']]))
    await sees('Code retired: Front desk')
    await waitFor(() => expect(rows('Retired Codes')).toHaveLength(2))
  },
}

export const Replaced: Story = {
  play: async () => {
    await presses('Replace VIP Lounge')
    await presses('Replace When I Publish')
    await waitFor(() =>
      expect(contents().map(({ description, isRetired }) => [description, isRetired])).toEqual([
        ['Front desk', false],
        ['VIP Lounge', false],
        ['VIP Lounge', true],
        ['Old desk', true],
      ]),
    )
    await expect(contents()[1]?.id).not.toBe(codes[1]?.id)
    await expect(ended).toEqual([])
  },
}

export const ChangedMeanwhile: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('*/api/admin/programme/codes/:id/retire', () =>
        HttpResponse.json(
          { code: 'programme-draft-changed', message: 'Tess changed this since you opened it.' },
          { status: 409 },
        ),
      ),
    ),
  play: async () => {
    await presses('Retire Front desk')
    await presses('Retire Now')
    await sees('Couldn’t Save the Change')
    // A second try, with the current codes.
    await expect(await body().findByRole('button', { name: 'Retire Now' })).toBeEnabled()
  },
}

export const AddedAndRevalued: Story = {
  play: async () => {
    await presses('Add Code')
    await type(/^Points per check-in/, '0')
    await presses('Add Code', await dialog())
    await sees('Please enter a name')
    await sees('Please enter a whole number above 0')
    await type('Name', 'Entrance')
    await type('Points per check-in', '10')
    await presses('Add Code', await dialog())
    await waitFor(() => expect(contents()[3]).toMatchObject({ description: 'Entrance', pointsValue: 10 }))
    await presses('Edit Front desk')
    await type('Points per check-in', '7')
    await presses('Save', await dialog())
    await waitFor(() => expect(contents()[0]?.pointsValue).toBe(7))
    await sees('7 points per check-in')
    await userEvent.click(body().getByRole('button', { name: 'Restore Old desk' }))
    await waitFor(() => expect(contents()[2]?.isRetired).toBe(false))
  },
}

/** The clinic has two locations. Once a code is published, another location needs another code. */
export const AtAPlace: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getListCheckInCodesMockHandler([
        { ...getListCheckInCodesResponseMock()[0], id: codes[0]?.id } as never,
      ]),
    ),
  play: async () => {
    await presses('Edit Front desk')
    await body().findByRole('option', { name: 'Mitte' })
    await userEvent.selectOptions(body().getByLabelText(/^Location/), 'Mitte')
    await presses('Save', await dialog())
    await waitFor(() => expect(contents()[0]?.placeId).toBe(place('Mitte').id))
    await presses('Edit Front desk')
    await waitFor(() => expect(body().getByLabelText(/^Location/)).toBeDisabled())
  },
}

export const Empty: Story = {
  beforeEach: ({ msw }) => {
    saved = clinicWith(msw, 'codes', { codes: [] })
  },
  play: () => presses('Add the First Code'),
}

export const Long: Story = {
  beforeEach: ({ msw }) => {
    const description = 'At the mirror in the corridor beside the second treatment room, استقبال ✨'
    saved = clinicWith(msw, 'codes', {
      codes: Array.from({ length: 30 }, (_, n) =>
        code(n + 1, `${description} ${n}`, { pointsValue: 10_000 }),
      ),
    })
  },
  play: async () => {
    await sees('10,000 points per check-in')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}

export const Refused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      refusedToSave('/api/admin/programme/codes', 400, 'invalid-request', 'Please enter at most 300 codes'),
    ),
  play: async () => {
    await presses('Edit Front desk')
    await type('Points per check-in', '7')
    await presses('Save', await dialog())
    await sees('Please enter at most 300 codes')
    await body().findByRole('button', { name: 'Discard My Change' })
  },
}

export const ReadOnly: Story = {
  beforeEach: ({ msw }) => msw.use(session('front desk')),
  play: async () => {
    await sees('Front desk')
    await expect(body().queryAllByRole('button')).toEqual([])
  },
}
