import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { useState } from 'react'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { getListAuditChoicesMockHandler } from '#api/audit/audit.msw.ts'
import type { AuditEntry } from '#api/schemas/index.ts'
import { inApp } from '../../app/in-app.fixtures.tsx'
import { AuditScreen } from './audit-screen.tsx'
import type { AuditSearch } from './audit-search.ts'

const mia = '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0001'
const ines = '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c2202'

const entry = (n: number, change: Partial<AuditEntry> = {}): AuditEntry => ({
  id: `entry-${n}`,
  at: '2026-11-20T18:04:00.000Z',
  staffId: ines,
  staffName: 'Ines Moreau',
  role: 'front desk',
  action: 'awardTreatment',
  actionTitle: 'Awarded points',
  memberId: mia,
  memberName: 'Mia Hart',
  memberEmail: 'mia@velora.example',
  subject: null,
  address: '203.0.113.7',
  ...change,
})

const several = [
  entry(1),
  entry(2, {
    actionTitle: 'Created monthly special',
    subject: 'monthly special Autumn Glow',
    memberId: null,
    memberName: null,
    role: 'owner',
  }),
  entry(4, {
    actionTitle: 'Started Program preview',
    subject: 'until 2026-11-20T18:34:00.000Z',
    memberId: null,
    memberName: null,
  }),
  entry(3, { memberName: null, memberEmail: null, memberId: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0009' }),
]

const answers = (entries: readonly AuditEntry[], total = entries.length) =>
  http.get('*/api/admin/audit', ({ request }) => {
    const { searchParams } = new URL(request.url)
    const first = Number(searchParams.get('cursor') ?? 0)
    const part = entries.slice(first, first + 50)
    const next = first + 50 < entries.length
    return HttpResponse.json(part, {
      headers: {
        'X-Total-Count': String(total),
        ...(next && { Link: `</api/admin/audit?cursor=${first + 50}>; rel="next"` }),
      },
    })
  })

const searches: AuditSearch[] = []

const meta = {
  component: AuditScreen,
  decorators: [inApp({ path: '/admin/audit' })],
  args: { search: {}, onSearch: search => searches.push(search) },
  beforeEach: ({ msw }) => {
    searches.length = 0
    msw.use(
      answers(several),
      getListAuditChoicesMockHandler({
        people: [{ id: ines, name: 'Ines Moreau' }],
        actions: [{ action: 'awardTreatment', title: 'Awarded points' }],
      }),
    )
  },
} satisfies Meta<typeof AuditScreen>

export default meta
type Story = StoryObj<typeof meta>

const shows = (words: string | RegExp) =>
  waitFor(() => expect(within(document.body).getAllByText(words)[0]).toBeVisible())

export const Several: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await shows('4 of 4 entries')
    await expect(canvas.getByText('monthly special Autumn Glow')).toBeVisible()
    await expect(canvas.getByText(/^until Nov 20, 2026, \d+:34/)).toBeVisible()
    await expect(canvas.getByText('Former patient')).toBeVisible()
    // On a phone, this word was once broken after every letter.
    await expect(canvas.getByText('owner').getClientRects()).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Mia Hart' }))
    await expect(searches).toEqual([{ patient: mia }])
  },
}

const look = (n: number, actionTitle: string) =>
  entry(n, { action: 'listPatients', actionTitle, memberId: null, memberName: null, memberEmail: null })

/** Opening a panel creates several entries for views, which are folded. */
export const LooksAreFolded: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      answers([
        look(1, 'Viewed requests'),
        look(2, 'Viewed today’s patients'),
        look(3, 'Viewed the patient list'),
        entry(4),
        look(5, 'Viewed used vouchers'),
      ]),
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await shows('5 of 5 entries')
    await expect(canvas.queryByText('Viewed requests')).toBeNull()
    await expect(canvas.getByText('Viewed used vouchers')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Viewed 3 pages' }))
    for (const title of ['Viewed requests', 'Viewed today’s patients', 'Viewed the patient list'])
      await expect(canvas.getByText(title)).toBeVisible()
  },
}

export const One: Story = { beforeEach: ({ msw }) => msw.use(answers(several.slice(0, 1))) }

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(answers([])),
  play: () => shows('Nothing yet'),
}

export const NothingMatches: Story = {
  args: { search: { patient: 'nobody@velora.example' } },
  beforeEach: ({ msw }) => msw.use(answers([])),
  play: async ({ canvasElement }) => {
    await shows('No matching entries')
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show All Entries' }))
    await expect(searches).toEqual([{}])
  },
}

export const Searched: Story = {
  render: function Searching(args) {
    const [search, setSearch] = useState<AuditSearch>({})
    return (
      <AuditScreen
        {...args}
        search={search}
        onSearch={next => {
          searches.push(next)
          setSearch(next)
        }}
      />
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('option', { name: 'Ines Moreau' })
    await userEvent.selectOptions(canvas.getByLabelText('Person'), 'Ines Moreau')
    await userEvent.selectOptions(canvas.getByLabelText('Action'), 'Awarded points')
    fireEvent.change(canvas.getByLabelText('From'), { target: { value: '2026-11-01' } })
    await userEvent.type(canvas.getByLabelText('Patient’s email'), 'nobody{Enter}')
    await shows('Please enter an email address')
    await userEvent.clear(canvas.getByLabelText('Patient’s email'))
    await userEvent.type(canvas.getByLabelText('Patient’s email'), 'mia@velora.example{Enter}')
    await expect(searches.at(-1)).toEqual({
      staffId: ines,
      action: 'awardTreatment',
      from: '2026-11-01',
      patient: 'mia@velora.example',
    })
    await expect(canvas.getByLabelText('Patient’s email')).toHaveFocus()
  },
}

export const Many: Story = {
  beforeEach: ({ msw }) => msw.use(answers(Array.from({ length: 120 }, (_, n) => entry(n)))),
  play: async ({ canvasElement }) => {
    await shows('50 of 120 entries')
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show More' }))
    await shows('100 of 120 entries')
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show More' }))
    await shows('120 of 120 entries')
    await expect(within(canvasElement).queryByRole('button', { name: 'Show More' })).toBeNull()
  },
}

export const LongTexts: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      answers([
        entry(1, {
          staffName: 'Somebody with a name '.repeat(5).trim(),
          memberName: 'Anna '.repeat(20).trim(),
        }),
      ]),
    ),
}

export const LoadingTheLog: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('*/api/admin/audit', () => delay('infinite'))),
}

export const NotAllowed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/admin/audit', () =>
        HttpResponse.json({ message: 'Your role doesn’t have permission for this.' }, { status: 403 }),
      ),
    ),
  play: () => shows('Your role doesn’t have permission for this.'),
}

export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('*/api/admin/audit', () => HttpResponse.error())),
  play: () => shows('The audit log could not be loaded'),
}

export const ExportFailed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/admin/audit.csv', () =>
        HttpResponse.json({ message: 'We can’t reach our records right now.' }, { status: 503 }),
      ),
    ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Export CSV' }))
    await shows('Export Failed')
    await shows('We can’t reach our records right now.')
  },
}

export const SignedOut: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/admin/audit', () => HttpResponse.json({ message: 'Unauthorized' }, { status: 401 })),
    ),
  play: () => shows('The audit log could not be loaded'),
}
