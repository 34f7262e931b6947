import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { expect, fn, waitFor, within } from 'storybook/test'
import {
  getReadClaimCodeMockHandler,
  getReadClaimCodeResponseMock,
  getShowClaimCodeMockHandler,
  getShowClaimCodeResponseMock,
} from '#api/claims/claims.msw.ts'
import { inApp } from '../../../app/in-app.fixtures.tsx'
import { afresh, presses, refused, sees } from '../../staff.fixtures.ts'
import { mia } from '../patients.fixtures.ts'
import { ClaimCodeDialog } from './claim-code-dialog.tsx'

const code = getShowClaimCodeResponseMock()
const state = { ...getReadClaimCodeResponseMock(), id: code.id, usedAt: null }

const meta = {
  component: ClaimCodeDialog,
  decorators: [inApp({ path: `/admin/patients/${mia.id}` })],
  args: { id: mia.id, name: 'Mia Hart', onClose: fn() },
  beforeEach: ({ msw }) => {
    msw.use(getShowClaimCodeMockHandler(code), getReadClaimCodeMockHandler(state))
    return afresh()
  },
} satisfies Meta<typeof ClaimCodeDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Shown: Story = {
  play: async () => {
    await sees('K7QM-4XVD')
    await sees(/^Works once, for [12]:\d\d\./)
    await expect(
      within(document.body).getByRole('img', { name: 'QR code that signs the patient in' }),
    ).toBeVisible()
  },
}

export const Used: Story = {
  beforeEach: ({ msw }) =>
    msw.use(getReadClaimCodeMockHandler({ ...state, usedAt: '2026-11-20T18:00:41.000Z' })),
  play: async ({ args }) => {
    await sees('Signed in')
    await expect(within(document.body).queryByText('K7QM-4XVD')).toBeNull()
    await presses('Done')
    await expect(args.onClose).toHaveBeenCalled()
  },
}

const asked = fn()

export const Replaced: Story = {
  beforeEach: ({ msw }) => {
    asked.mockClear()
    msw.use(
      getReadClaimCodeMockHandler({ ...state, id: 'ffffffff-f0c6-7a51-9d3a-2f6f1d1c0b42' }),
      http.post('*/claim-code', () => {
        asked()
        return HttpResponse.json(code)
      }),
    )
  },
  play: async () => {
    await sees('A newer one was shown on another screen.')
    await presses('Show a New Code')
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2))
  },
}

export const HasAPassword: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      refused(
        'post',
        '/claim-code',
        409,
        'already-claimed',
        'This patient already signs in with a password or a passkey, so a code can’t sign them in here.',
      ),
    ),
  play: () => sees(/^This patient already signs in/),
}

export const Unreachable: Story = {
  beforeEach: ({ msw }) => msw.use(http.post('*/claim-code', () => HttpResponse.error())),
  play: () => sees(/can’t reach the clinic/),
}

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(http.post('*/claim-code', () => delay('infinite'))),
}
