import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { getListImportsMockHandler } from '#api/arrivals/arrivals.msw.ts'
import { getCountClaimCardsMockHandler, getPrintClaimCardsMockHandler } from '#api/claims/claims.msw.ts'
import { getReadPatientMockHandler } from '#api/patients/patients.msw.ts'
import type { ClaimCards } from '#api/schemas/index.ts'
import { inApp } from '../../../app/in-app.fixtures.tsx'
import { hasInputInMemory, sendToSignIn } from '../../../data/unauthorized.ts'
import { presses, reads, sees, unreachable } from '../../staff.fixtures.ts'
import { mia } from '../patients.fixtures.ts'
import { ClaimCardsScreen } from './claim-cards-screen.tsx'

const at = '2026-11-20T18:00:00.000Z'
const counted = (patients: number, withCard: number) =>
  getCountClaimCardsMockHandler({ patients, withCard, at })
const asks = ['birthday', 'phone', 'nothing'] as const
const made = (count: number): ClaimCards => ({
  cards: Array.from({ length: count }, (_, n) => {
    const code = `b7qm-4xvd-9hj2-w3${String(n).padStart(2, '0')}`
    const url = `https://vip.velora.example/claim#code=${code}&member=0198f0c65b1e7a519d3a2f6f1d1c0b42`
    return {
      name: `Maria ${String.fromCharCode(65 + (n % 26))}.`,
      code,
      url,
      asks: asks[n % 3] ?? 'birthday',
    }
  }),
  expiresAt: '2027-05-19T18:00:00.000Z',
})

const meta = {
  component: ClaimCardsScreen,
  decorators: [inApp({ path: '/admin/claim-cards' })],
  beforeEach: ({ msw }) =>
    msw.use(counted(62, 12), getListImportsMockHandler([]), getPrintClaimCardsMockHandler(made(12))),
} satisfies Meta<typeof ClaimCardsScreen>

export default meta
type Story = StoryObj<typeof meta>

export const SomeHaveOne: Story = {
  play: reads('Cards for 50 patients', 'Replace the 12 cards printed earlier'),
}

export const NobodyToInvite: Story = {
  beforeEach: ({ msw }) => msw.use(counted(0, 0)),
  play: async ({ canvasElement }) => {
    await sees('No patients to print cards for')
    await expect(within(canvasElement).getByRole('button', { name: 'Make Cards' })).toBeDisabled()
  },
}

export const Made: Story = {
  play: async ({ canvasElement }) => {
    await presses('Make Cards')
    await sees('12 cards are ready')
    const first = within(canvasElement)
    await expect(await first.findByRole('img', { name: 'QR code to sign in Maria A.' })).toBeVisible()
    await expect(first.getAllByRole('listitem')).toHaveLength(10)
    await expect(first.getByRole('button', { name: 'Print 2 Sheets' })).toBeVisible()
    await sees(/We’ll ask for your birthday/)
    // The other two appear only in print.
    const onPaper = [...document.querySelectorAll('body > div li')].filter(
      card => !canvasElement.contains(card),
    )
    await expect(onPaper).toHaveLength(12)
  },
}

/** The desk was idle for too long, but the codes are only here. */
export const MadeAndSignedOut: Story = {
  play: async () => {
    await presses('Make Cards')
    await sees('12 cards are ready')
    sendToSignIn()
    await sees('You are logged out. Logging in again...')
    await waitFor(() => expect(hasInputInMemory()).toBe(true))
    await new Promise(resolve => setTimeout(resolve, 1_000))
    await sees('12 cards are ready')
    await presses('Done')
    await waitFor(() => expect(hasInputInMemory()).toBe(false))
  },
}

const sent: unknown[] = []

/** Existing cards stay valid until the box is checked. */
export const ReplacesOnlyWhenAsked: Story = {
  beforeEach: ({ msw }) => {
    sent.length = 0
    msw.use(
      http.post('*/api/admin/claim-cards', async ({ request }) => {
        sent.push(await request.json())
        return HttpResponse.json(made(1))
      }),
    )
  },
  play: async () => {
    await presses('Make Cards')
    await sees('1 card is ready')
    await presses('Done')
    await userEvent.click(await within(document.body).findByRole('checkbox'))
    await sees('Cards for 62 patients')
    await presses('Make Cards')
    await sees('1 card is ready')
    await expect(sent).toEqual([
      { whom: 'unreached', replacesBefore: null },
      { whom: 'unreached', replacesBefore: at },
    ])
  },
}

const countedAt = '2026-11-20T18:01:00.000Z'

/** The first answer gets lost on its way, so the patients have cards that nobody can print. */
export const SignalLost: Story = {
  beforeEach: ({ msw }) => {
    sent.length = 0
    msw.use(
      http.get('*/api/admin/claim-cards', () =>
        HttpResponse.json({ patients: 62, withCard: sent.length > 0 ? 62 : 0, at: countedAt }),
      ),
      http.post('*/api/admin/claim-cards', async ({ request }) => {
        sent.push(await request.json())
        return sent.length === 1 ? HttpResponse.error() : HttpResponse.json(made(62))
      }),
    )
  },
  play: async () => {
    await presses('Make Cards')
    await sees('They all have a card')
    await userEvent.click(await within(document.body).findByRole('checkbox'))
    await presses('Make Cards')
    await sees('62 cards are ready')
    await expect(sent).toEqual([
      { whom: 'unreached', replacesBefore: null },
      { whom: 'unreached', replacesBefore: countedAt },
    ])
  },
}

/** A colleague was faster. */
export const MadeElsewhere: Story = {
  beforeEach: ({ msw }) => msw.use(getPrintClaimCardsMockHandler(made(0))),
  play: async ({ canvasElement }) => {
    await presses('Make Cards')
    await sees('These patients already have cards. To print new ones, check the box above.')
    await expect(within(canvasElement).queryByText(/cards are ready/)).toBeNull()
  },
}

/** From the patient's page. */
export const ForOnePatient: Story = {
  args: { memberId: mia.id },
  beforeEach: ({ msw }) => {
    sent.length = 0
    msw.use(
      counted(1, 0),
      getReadPatientMockHandler(mia),
      http.post('*/api/admin/claim-cards', async ({ request }) => {
        sent.push(await request.json())
        return HttpResponse.json(made(1))
      }),
    )
  },
  play: async () => {
    await sees('Mia Hart')
    await sees('Cards for 1 patient')
    await presses('Make Cards')
    await sees('1 card is ready')
    await expect(sent).toEqual([{ whom: 'member', memberId: mia.id, replacesBefore: null }])
  },
}

export const Unreachable: Story = {
  beforeEach: ({ msw }) => msw.use(unreachable('get', '/api/admin/claim-cards')),
  play: reads('The patients could not be loaded'),
}
