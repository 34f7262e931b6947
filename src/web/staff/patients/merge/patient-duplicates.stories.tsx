import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, fn, waitFor, within } from 'storybook/test'
import {
  getDismissDuplicateMockHandler,
  getListDuplicatesMockHandler,
  getPreviewMergeMockHandler,
  getSuggestMergeMockHandler,
} from '#api/merging/merging.msw.ts'
import { useListPendingRequests } from '#api/requests/requests.ts'
import type { ComparedPatient } from '#api/schemas/index.ts'
import { getCheckStaffSessionMockHandler } from '#api/staff/staff.msw.ts'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { inApp } from '../../../app/in-app.fixtures.tsx'
import { afresh, presses, refused, sees, unreachable } from '../../staff.fixtures.ts'
import { mia } from '../patients.fixtures.ts'
import { PatientDuplicates } from './patient-duplicates.tsx'

const other = '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0009'

const survivor: ComparedPatient = {
  memberId: mia.id,
  name: 'Mia Hart',
  birthday: '1991-05-14',
  email: mia.email,
  ...{ hasPassword: true, passkeys: 1, hasPhoto: false, externalIds: [] },
  contacts: [{ kind: 'email', value: mia.email }],
  joinedAt: '2026-01-10T17:00:00.000Z',
  lastLoginAt: '2026-11-20T18:00:00.000Z',
  points: 240,
  tier: 'Silver',
  spend: '1250.00',
  visits: 6,
  vouchers: 1,
  requests: 0,
  diaryEntries: 3,
  intakeAt: '2026-02-01T18:00:00.000Z',
  consents: { email: 'on', push: 'undecided', sms: 'undecided' },
}

const absorbed: ComparedPatient = {
  ...survivor,
  memberId: other,
  name: 'Mia Hart-Lopez',
  email: null,
  ...{ hasPassword: false, passkeys: 0, hasPhoto: true, externalIds: ['vagaro:17'] },
  contacts: [{ kind: 'phone', value: '+14155550101' }],
  joinedAt: '2021-06-01T12:00:00.000Z',
  lastLoginAt: null,
  ...{ points: 120, spend: '980.50', visits: 4, vouchers: 0, diaryEntries: 0, intakeAt: null },
  consents: { email: 'off', push: 'undecided', sms: 'undecided' },
}

const afterwards: ComparedPatient = {
  ...survivor,
  ...{ hasPhoto: true, externalIds: absorbed.externalIds },
  contacts: [...survivor.contacts, ...absorbed.contacts],
  joinedAt: absorbed.joinedAt,
  ...{ points: 360, tier: 'Gold', spend: '2230.50', visits: 10 },
  consents: absorbed.consents,
}

const suggestion = {
  memberId: other,
  name: 'Mia Hart-Lopez',
  reasons: ['Suggested by Ines.', 'Same phone number: +14155550101.'],
}
const merge = {
  id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c1c01',
  absorbedId: other,
  by: 'Tess',
  at: '2026-11-20T18:00:00.000Z',
  undoUntil: '2026-11-27T18:00:00.000Z',
}

const as = (role: 'manager' | 'front desk') =>
  getCheckStaffSessionMockHandler({ isAdmin: true, name: 'Tess', role })

const meta = {
  component: PatientDuplicates,
  decorators: [inApp({ path: `/admin/patients/${mia.id}` })],
  args: { id: mia.id, name: 'Mia Hart' },
  beforeEach: ({ msw }) => {
    msw.use(
      as('manager'),
      getListDuplicatesMockHandler({ suggestions: [suggestion], merges: [] }),
      getPreviewMergeMockHandler({ survivor, absorbed, afterwards }),
      getDismissDuplicateMockHandler(),
      getSuggestMergeMockHandler(),
    )
    return afresh()
  },
} satisfies Meta<typeof PatientDuplicates>

export default meta
type Story = StoryObj<typeof meta>

const body = () => within(document.body)

export const Nobody: Story = {
  beforeEach: ({ msw }) => msw.use(getListDuplicatesMockHandler({ suggestions: [], merges: [] })),
  play: () => sees('Find a Duplicate…'),
}

export const Suggested: Story = {
  play: () => sees('Suggested by Ines. Same phone number: +14155550101.'),
}

/** From Today: the focus is on what to decide. */
export const OpenedFromToday: Story = {
  decorators: [inApp({ path: `/admin/patients/${mia.id}#patient-duplicates` })],
  play: async () => {
    const compare = await body().findByRole('button', { name: 'Compare with Mia Hart-Lopez' })
    await waitFor(() => expect(compare).toHaveFocus())
  },
}

const merged = fn()

export const Compared: Story = {
  beforeEach: ({ msw }) => {
    merged.mockClear()
    msw.use(
      http.post('*/api/admin/patients/:id/merge', async ({ request }) => {
        merged(await request.json())
        return HttpResponse.json({ id: merge.id, survivorId: mia.id, state: 'merged' })
      }),
    )
  },
  play: async () => {
    await presses('Compare with Mia Hart-Lopez')
    await sees('Merge these two patients?')
    await expect(await body().findByRole('row', { name: 'Points 240 120 360' })).toBeVisible()
    await expect(
      body().getByRole('row', { name: 'Offers by email Opted in Opted out Opted out' }),
    ).toBeVisible()
    for (const name of ['Password Yes None Yes', 'Photo None Yes Yes'])
      await expect(body().getByRole('row', { name })).toBeVisible()
    await presses('Merge')
    await sees('Patients Merged')
    await expect(merged).toHaveBeenCalledWith({ otherId: other })
  },
}

function PendingRequests() {
  const { data } = useListPendingRequests({ userId: mia.id })
  return <Text>{`Pending: ${data?.length}`}</Text>
}

/** The other record's requests belong to this one now. */
export const MergedWithARequest: Story = {
  render: args => (
    <>
      <PatientDuplicates {...args} />
      <PendingRequests />
    </>
  ),
  beforeEach: ({ msw }) => {
    merged.mockClear()
    msw.use(
      http.get('*/api/admin/service-requests', () =>
        HttpResponse.json(merged.mock.calls.length > 0 ? [{ id: other }] : []),
      ),
      http.post('*/api/admin/patients/:id/merge', () => {
        merged()
        return HttpResponse.json({ id: merge.id, survivorId: mia.id, state: 'merged' })
      }),
    )
  },
  play: async () => {
    await sees('Pending: 0')
    await presses('Compare with Mia Hart-Lopez')
    await presses('Merge')
    await sees('Pending: 1')
  },
}

export const ByAColleagueMeanwhile: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      refused(
        'post',
        '/api/admin/patients/:id/merge',
        409,
        'already-merged',
        'A colleague has just merged these two.',
      ),
    ),
  play: async () => {
    await presses('Compare with Mia Hart-Lopez')
    await presses('Merge')
    await sees('A colleague has just merged these two.')
  },
}

export const AtTheFrontDesk: Story = {
  beforeEach: ({ msw }) => msw.use(as('front desk')),
  play: async () => {
    await presses('Compare with Mia Hart-Lopez')
    await sees('Are these the same person?')
    await expect(body().queryByRole('button', { name: 'Merge' })).toBeNull()
    await presses('Suggest to a Manager')
    await sees('Suggested to a Manager')
  },
}

export const Merged: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getListDuplicatesMockHandler({ suggestions: [], merges: [merge] }),
      http.post('*/api/admin/merges/:id/undo', () =>
        HttpResponse.json({ id: merge.id, survivorId: mia.id, state: 'undone' }),
      ),
    ),
  play: async () => {
    await presses('Undo Merge')
    await sees('Undo this merge?')
    await presses('Undo Merge', await body().findByRole('dialog'))
    await sees('Merge Undone')
  },
}

export const WithoutTheList: Story = {
  beforeEach: ({ msw }) => msw.use(unreachable('get', '/api/admin/patients/:id/duplicates')),
  play: () => sees('Possible duplicates could not be loaded'),
}
