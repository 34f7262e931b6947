import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { StaffMember } from '#api/schemas/index.ts'
import {
  getAddStaffMockHandler,
  getChangeStaffMockHandler,
  getIssueSignInLinkMockHandler,
  getIssueStaffCodeMockHandler,
  getListStaffMockHandler,
} from '#api/staff/staff.msw.ts'
import { getListStepUpRulesMockHandler, getProveByCodeMockHandler } from '#api/step-up/step-up.msw.ts'
import { inApp } from '../../app/in-app.fixtures.tsx'
import { StepUp } from '../step-up/step-up.tsx'
import { PeopleScreen } from './people-screen.tsx'

const person = (name: string, role: StaffMember['role'], isActive = true): StaffMember => ({
  id: `0198f0c6-5b1e-7a51-9d3a-${name.length.toString().padStart(4, '0')}00000001`,
  name,
  role,
  isActive,
  createdAt: '2026-01-10T17:00:00.000Z',
})

const people = [
  person('Olga', 'owner'),
  person('Dr. Ruiz', 'clinical'),
  person('Ines Moreau', 'front desk'),
  person('Someone who left', 'manager', false),
]

const nothingAsked = (['front desk', 'clinical', 'manager', 'owner'] as const).map(role => ({
  role,
  medicalAnswers: false,
  exports: false,
  pointsAbove: null,
}))

const meta = {
  component: PeopleScreen,
  decorators: [inApp({ path: '/admin/people' })],
  beforeEach: ({ msw }) =>
    msw.use(getListStaffMockHandler(people), getListStepUpRulesMockHandler(nothingAsked)),
} satisfies Meta<typeof PeopleScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: /Dr. Ruiz/ })).toBeVisible()
  },
}

export const OnlyTheOwner: Story = {
  beforeEach: ({ msw }) => msw.use(getListStaffMockHandler(people.slice(0, 1))),
}

const shows = (words: string | RegExp) =>
  waitFor(() => expect(within(document.body).getAllByText(words)[0]).toBeVisible())

const add = async (canvasElement: HTMLElement, name: string) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add Person' }))
  const dialog = within(await within(document.body).findByRole('dialog'))
  if (name) await userEvent.type(dialog.getByLabelText('Name'), name)
  await userEvent.click(dialog.getByRole('button', { name: 'Add Person' }))
}

export const NameMissing: Story = {
  play: async ({ canvasElement }) => {
    await add(canvasElement, '')
    await shows('Please enter a name')
    await waitFor(() => expect(within(document.body).getByLabelText('Name')).toHaveFocus())
  },
}

export const CodeShownOnce: Story = {
  beforeEach: ({ msw }) =>
    msw.use(getAddStaffMockHandler({ person: person('Ruth', 'front desk'), code: '48151623' })),
  play: async ({ canvasElement }) => {
    await add(canvasElement, 'Ruth')
    await shows('4815 1623')
  },
}

export const AddedWithoutAResponse: Story = {
  beforeEach: ({ msw }) => {
    const keys: (string | null)[] = []
    msw.use(
      http.get('*/api/admin/staff', () =>
        HttpResponse.json(keys.length > 0 ? [...people, person('Ruth', 'front desk')] : people),
      ),
      http.post('*/api/admin/staff', ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'))
        if (keys.length === 1) return HttpResponse.error()
        return keys[0] && keys[0] === keys[1]
          ? HttpResponse.json(
              { code: 'answer-shown-once', message: 'You already did this.' },
              { status: 409 },
            )
          : HttpResponse.json({ person: person('Ruth', 'front desk'), code: '48151623' })
      }),
    )
  },
  play: async ({ canvasElement }) => {
    await add(canvasElement, 'Ruth')
    await shows(/can’t reach the clinic/)
    await waitFor(() => expect(within(canvasElement).getByText('Ruth')).toBeInTheDocument())
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Add Person' }))
    await shows('Person Already Added')
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
  },
}

export const NewCodeOnlyAfterAskingOnceMore: Story = {
  beforeEach: ({ msw }) =>
    msw.use(getIssueStaffCodeMockHandler({ person: person('Dr. Ruiz', 'clinical'), code: '15926535' })),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /Dr. Ruiz/ }))
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Issue a New Code' }))
    await shows(/The old code, passkeys and recovery codes stop working right away/)
    await expect(within(document.body).queryByText('1592 6535')).toBeNull()
    await userEvent.click(within(document.body).getByRole('button', { name: 'Issue Code' }))
    await shows('1592 6535')
  },
}

export const NewCodeWithoutAResponse: Story = {
  beforeEach: ({ msw }) => msw.use(http.post('*/api/admin/staff/:id/code', () => HttpResponse.error())),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /Dr. Ruiz/ }))
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Issue a New Code' }))
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Issue Code' }))
    await shows('A new code may have been issued')
  },
}

export const LinkShownOnce: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getIssueSignInLinkMockHandler({
        url: 'https://velora.example/admin/welcome#link=0a1b2c3d4e5f6g7h8i9j0k1l2m3n4o5p6q7r8s9t0u1',
        expiresAt: '2026-11-21T18:00:00.000Z',
      }),
    ),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /Dr. Ruiz/ }))
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Create Sign-in Link' }))
    await waitFor(() =>
      expect(within(document.body).getByLabelText('Link')).toHaveValue(
        'https://velora.example/admin/welcome#link=0a1b2c3d4e5f6g7h8i9j0k1l2m3n4o5p6q7r8s9t0u1',
      ),
    )
  },
}

/** The list may be older than a colleague's change, so only what was changed here is sent. */
export const Renamed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.put('*/api/admin/staff/:id', async ({ request }) => {
        const sent = (await request.json()) as Partial<StaffMember>
        return HttpResponse.json({ ...person('Dr. Ruiz', 'clinical', false), name: JSON.stringify(sent) })
      }),
    ),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /Dr. Ruiz/ }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText('Name'), ' Soto')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await shows('{"name":"Dr. Ruiz Soto"}')
  },
}

export const Deactivated: Story = {
  beforeEach: ({ msw }) => msw.use(getChangeStaffMockHandler(person('Dr. Ruiz', 'clinical', false))),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /Dr. Ruiz/ }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.click(dialog.getByRole('switch', { name: 'Works here' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await shows('Saved')
  },
}

/** Another role takes a fresh proof, if the clinic requires one of owners; then the change continues. */
export const ChangedAfterAProof: Story = {
  render: () => (
    <>
      <PeopleScreen />
      <StepUp />
    </>
  ),
  beforeEach: ({ msw }) => {
    let isProved = false
    msw.use(
      http.put('*/api/admin/staff/:id', () =>
        isProved
          ? HttpResponse.json(person('Dr. Ruiz', 'manager'))
          : HttpResponse.json(
              { message: 'Please confirm it’s you', code: 'step-up-needed' },
              { status: 403 },
            ),
      ),
      getProveByCodeMockHandler(() => {
        isProved = true
        return { codesLeft: null }
      }),
    )
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /Dr. Ruiz/ }))
    await userEvent.click(within(document.body).getByRole('button', { name: 'Save' }))
    await userEvent.type(await within(document.body).findByLabelText('Your code'), '24682468')
    await userEvent.click(within(document.body).getByRole('button', { name: 'Continue' }))
    await shows('Saved')
  },
}

export const LastOwnerStays: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.put('*/api/admin/staff/:id', () =>
        HttpResponse.json(
          { message: 'At least one owner must keep access to the staff area.', code: 'last-owner' },
          { status: 409 },
        ),
      ),
    ),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /Olga/ }))
    await userEvent.click(within(document.body).getByRole('button', { name: 'Save' }))
    await shows(/At least one owner must/)
  },
}

export const Unreachable: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('*/api/admin/staff', () => HttpResponse.error())),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Couldn’t load the staff list')).toBeVisible()
  },
}
