import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { getListLocationsMockHandler, getListServicesMockHandler } from '#api/menu/menu.msw.ts'
import { getSuggestPatientsMockHandler } from '#api/patients/patients.msw.ts'
import type { Award, PatientSuggestion, Service } from '#api/schemas/index.ts'
import {
  getAwardTreatmentMockHandler,
  getListAwardsMockHandler,
  getUndoAwardMockHandler,
} from '#api/treatments/treatments.msw.ts'
import { inApp } from '../../app/in-app.fixtures.tsx'
import { awayAndBack } from '../../form/away-and-back.fixtures.tsx'
import {
  afresh,
  dialog,
  inTwoParts,
  presses,
  reads,
  refused,
  sees,
  signedOut,
  unreachable,
} from '../staff.fixtures.ts'
import { AwardPanel } from './award-panel.tsx'
import { startAward } from './start-award.ts'

const id = (n: number) => `0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0f${n.toString().padStart(2, '0')}`

const services: Service[] = [
  ['HydraFacial', 25],
  ['Consultation', 0],
  ['Botox', 0, 'unit'],
].map(([name, pointsEarned, priceUnit], n) => ({
  id: id(n),
  name: String(name),
  description: '',
  category: 'Skincare',
  price: '249.00',
  pointsEarned: Number(pointsEarned),
  priceUnit,
  durationMinutes: null,
  isActive: true,
})) as never

const award = (n: number, patient: string, undoneAt: string | null = null): Award => ({
  id: id(n),
  patient,
  email: 'patient@velora.example',
  service: 'HydraFacial',
  location: n % 2 === 1 ? 'Santa Monica' : null,
  points: 25,
  awardedAt: '2026-11-21T18:00:00.000Z',
  undoUntil: '2026-11-24T18:00:00.000Z',
  undoneAt,
})

const people: PatientSuggestion[] = [
  { id: id(1), name: 'Mia Hart', email: 'mia@velora.example', phone: null, vipTier: 'Silver' },
  { id: id(2), name: 'Miriam Haddad', email: 'miriam@velora.example', phone: null, vipTier: 'Bronze' },
]

const meta = {
  component: AwardPanel,
  decorators: [inApp({ path: '/admin' })],
  beforeEach: ({ msw }) => {
    msw.use(
      getListServicesMockHandler(services),
      getListLocationsMockHandler([]),
      getListAwardsMockHandler([]),
      getSuggestPatientsMockHandler(people),
    )
    return afresh()
  },
} satisfies Meta<typeof AwardPanel>

export default meta
type Story = StoryObj<typeof meta>

const keys: (string | null)[] = []

const fill = async (canvasElement: HTMLElement, email: string, points = '') => {
  const canvas = within(canvasElement)
  await canvas.findByRole('option', { name: /HydraFacial/ })
  if (email) await userEvent.type(canvas.getByLabelText('Customer email'), email)
  await userEvent.selectOptions(canvas.getByLabelText('Service'), id(0))
  if (points) await userEvent.type(canvas.getByLabelText(/Custom points/), points)
  await presses('Award Points')
}

export const Empty: Story = { play: reads(/Awards from the last 72 hours/) }

export const PickedWhileTyping: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText('Customer email'), 'mi')
    await canvas.findByRole('option', { name: /Mia Hart/ })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(canvas.getByLabelText('Customer email')).toHaveValue('mia@velora.example')
  },
}

export const MissingInformation: Story = {
  play: async ({ canvasElement }) => {
    await fill(canvasElement, '')
    await sees('Missing Information')
    await sees('Please enter customer email and select a service')
    await sees('Please enter the customer’s email')
  },
}

/** A price per unit doesn't determine a visit's points. */
export const PointsOfThisVisit: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByRole('option', { name: /HydraFacial/ })
    await userEvent.type(canvas.getByLabelText('Customer email'), 'mia@velora.example')
    await userEvent.selectOptions(canvas.getByLabelText('Service'), 'Botox (points vary)')
    await sees('This service has no set points (price: $249 per unit). Enter the points for this visit.')
    await presses('Award Points')
    await sees('Please enter the points for this visit')
  },
}

export const InvalidPoints: Story = {
  play: async ({ canvasElement }) => {
    await fill(canvasElement, 'mia@velora.example', '-5')
    await sees('Invalid Points')
    await sees('Please enter a valid positive number for custom points')
  },
}

export const Awarded: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getAwardTreatmentMockHandler({ message: '25 points awarded.', pointsAwarded: 25, pointsBalance: 50 }),
    ),
  play: async ({ canvasElement }) => {
    await fill(canvasElement, 'mia@velora.example')
    await sees('Points Awarded')
    await expect(within(canvasElement).getByLabelText('Customer email')).toHaveValue('')
  },
}

export const ProbableDuplicate: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      refused('post', '/api/admin/award-points', 409, 'probable-duplicate', 'Mia Hart already has points.'),
    ),
  play: async ({ canvasElement }) => {
    await fill(canvasElement, 'mia@velora.example')
    await sees('Count this visit twice?')
  },
}

export const RefusedAfterLeaving: Story = {
  decorators: [awayAndBack],
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('*/api/admin/award-points', async () => {
        await delay(300)
        const message = 'This patient already has points for HydraFacial.'
        return HttpResponse.json({ code: 'probable-duplicate', message }, { status: 409 })
      }),
    ),
  play: async ({ canvasElement }) => {
    await fill(canvasElement, 'mia@velora.example')
    await presses('Away')
    await sees('This patient already has points for HydraFacial.')
  },
}

export const UnknownPatient: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      refused(
        'post',
        '/api/admin/award-points',
        404,
        'unknown-patient',
        'No patient has this email address.',
      ),
    ),
  play: async ({ canvasElement }) => {
    await fill(canvasElement, 'nobody@velora.example')
    await sees('Error')
    await sees('No patient has this email address.')
  },
}

export const NoSignal: Story = {
  beforeEach: ({ msw }) => msw.use(unreachable('post', '/api/admin/award-points')),
  play: async ({ canvasElement }) => {
    await fill(canvasElement, 'mia@velora.example')
    await sees('Failed to award points')
    await expect(within(canvasElement).getByLabelText('Customer email')).toHaveValue('mia@velora.example')
  },
}

/** An award that is started anew isn't a retry of one whose response was lost. */
export const StartedAgainAfterALostResponse: Story = {
  beforeEach: ({ msw }) => {
    keys.length = 0
    msw.use(
      http.post('*/api/admin/award-points', ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'))
        return HttpResponse.error()
      }),
    )
  },
  play: async ({ canvasElement }) => {
    await fill(canvasElement, 'mia@velora.example')
    await sees('Failed to award points')
    await presses('Award Points')
    await waitFor(() => expect(keys).toHaveLength(2))
    startAward({ userEmail: 'mia@velora.example', memberId: '' })
    await waitFor(() => expect(within(canvasElement).getByLabelText('Service')).toHaveValue(''))
    await userEvent.selectOptions(within(canvasElement).getByLabelText('Service'), id(0))
    await presses('Award Points')
    await waitFor(() => expect(keys).toHaveLength(3))
    await expect(keys[1]).toBe(keys[0])
    await expect(keys[2]).not.toBe(keys[0])
  },
}

export const Several: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getListAwardsMockHandler([
        award(1, 'Mia Hart'),
        award(2, 'Noor Haddad', '2026-11-21T18:05:00.000Z'),
        award(3, 'Maximiliana-Theodora von Hohenberg-Wittelsbach'),
      ]),
    ),
  play: reads('Mia Hart', 'Undone'),
}

export const MoreThanAPage: Story = {
  beforeEach: ({ msw }) =>
    msw.use(inTwoParts('/api/admin/awards', [award(1, 'Mia Hart')], [award(2, 'Noor Haddad')])),
  play: async () => {
    await presses('Show More')
    await presses('Undo HydraFacial for Noor Haddad')
    await presses('Cancel', await dialog())
    await sees('Mia Hart')
  },
}

export const UndoneAward: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getListAwardsMockHandler([award(1, 'Mia Hart')]),
      getUndoAwardMockHandler({ message: '25 points removed. The balance is now 0.', pointsBalance: 0 }),
    ),
  play: async () => {
    await presses('Undo HydraFacial for Mia Hart')
    await presses('Undo Award', await dialog())
    await sees('Award Undone')
  },
}

export const PointsSpentAlready: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getListAwardsMockHandler([award(1, 'Mia Hart')]),
      refused(
        'post',
        '/api/admin/awards/:id/undo',
        409,
        'points-already-spent',
        'The patient has spent the points already.',
      ),
    ),
  play: async () => {
    await presses('Undo HydraFacial for Mia Hart')
    await presses('Undo Award', await dialog())
    await sees('Undo Failed')
  },
}

export const Pending: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('*/api/admin/awards', () => delay('infinite'))),
}

export const Unreachable: Story = {
  beforeEach: ({ msw }) =>
    msw.use(unreachable('get', '/api/admin/awards'), unreachable('get', '/api/services')),
  play: reads('The awards could not be loaded', 'The services could not be loaded'),
}

export const SignedOut: Story = {
  beforeEach: ({ msw }) => msw.use(signedOut('get', '/api/admin/awards')),
  play: reads('The awards could not be loaded'),
}
