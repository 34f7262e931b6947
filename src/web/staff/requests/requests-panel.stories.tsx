import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import {
  getApproveRequestMockHandler,
  getDenyRequestMockHandler,
  getListPendingRequestsMockHandler,
} from '#api/requests/requests.msw.ts'
import type { PendingRequest } from '#api/schemas/index.ts'
import { motionsOf, moving } from '#ui-kit/foundations/motion/moving.fixtures.ts'
import { inApp } from '../../app/in-app.fixtures.tsx'
import { afresh, dialog, presses, reads, refused, sees, unreachable } from '../staff.fixtures.ts'
import { RequestsPanel } from './requests-panel.tsx'

const request = (n: number, change: Partial<PendingRequest> = {}): PendingRequest => ({
  id: `0198f0c6-5b1e-7a51-9d3a-2f6f1d1c1a0${n}`,
  serviceId: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0a01',
  serviceName: 'HydraFacial',
  status: 'pending',
  requestDate: '2026-11-20T18:00:00.000Z',
  treatmentDate: '2026-11-18',
  notes: 'With Dr. Ruiz, in the afternoon.',
  pointsAwarded: null,
  adminNotes: null,
  servicePoints: 25,
  pointsVary: false,
  userFirstName: 'Mia',
  userLastName: 'Hart',
  userEmail: 'mia@velora.example',
  ...change,
})

const meta = {
  component: RequestsPanel,
  decorators: [inApp({ path: '/admin' })],
  beforeEach: ({ msw }) => {
    msw.use(getListPendingRequestsMockHandler([request(1)]))
    return afresh()
  },
} satisfies Meta<typeof RequestsPanel>

export default meta
type Story = StoryObj<typeof meta>

export const One: Story = { play: reads('Mia Hart', '25 points', /Nov 18, 2026/) }

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(getListPendingRequestsMockHandler([])),
  play: reads('No pending requests'),
}

export const Several: Story = {
  parameters: { pictures: 'every width' },
  beforeEach: ({ msw }) =>
    msw.use(
      getListPendingRequestsMockHandler([
        request(1),
        request(2, { userFirstName: 'Noor', userLastName: 'Haddad', treatmentDate: null, notes: null }),
        request(3, {
          userFirstName: 'Maximiliana-Theodora',
          userLastName: 'von Hohenberg-Wittelsbach',
          serviceName: 'Radiofrequency Microneedling of the Whole Face, the Neck and the Décolleté',
          notes: 'A long story. '.repeat(40),
        }),
      ]),
    ),
}

const patientNumber = (n: number) =>
  request(1, {
    id: `0198f0c6-5b1e-7a51-9d3a-${String(n).padStart(12, '0')}`,
    userFirstName: `Patient ${n}`,
    userLastName: '',
  })
const waiting = Array.from({ length: 102 }, (_, n) => patientNumber(n + 1))

/** The server returns them a hundred at a time. */
export const MoreThanAHundred: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/admin/service-requests', ({ request: asked }) => {
        const from = new URL(asked.url).searchParams.has('cursor') ? 100 : 0
        const link = '</api/admin/service-requests?cursor=next>; rel="next"'
        return HttpResponse.json(waiting.slice(from, from + 100), {
          headers: { 'X-Total-Count': '102', ...(from === 0 && { Link: link }) },
        })
      }),
    ),
  play: async () => {
    await sees('Showing the 100 oldest of 102.')
    await presses('Show More')
    await sees('Patient 102')
    await expect(within(document.body).queryByText(/^Showing the/)).toBeNull()
    await expect(within(document.body).getAllByRole('button', { name: /^Approve / })).toHaveLength(102)
  },
}

export const Pending: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('*/api/admin/service-requests', () => delay('infinite'))),
}

export const Unreachable: Story = {
  beforeEach: ({ msw }) => msw.use(unreachable('get', '/api/admin/service-requests')),
  play: reads('The requests could not be loaded'),
}

const approve = async (notes = '') => {
  await presses('Approve HydraFacial for Mia Hart')
  const asked = await dialog()
  if (notes) await userEvent.type(within(asked).getByLabelText(/Admin notes/), notes)
  await presses('Approve', asked)
}

const deny = async () => {
  await presses('Deny HydraFacial for Mia Hart')
  await presses('Deny', await dialog())
}

/** Empty from the second load on, as if another desk had decided. */
const goneAfterwards = () => {
  let asked = 0
  return http.get('*/api/admin/service-requests', () => HttpResponse.json(asked++ === 0 ? [request(1)] : []))
}

export const ReasonKeptWhileLookingAway: Story = {
  beforeEach: ({ msw }) => msw.use(getDenyRequestMockHandler({ message: 'The patient will be notified.' })),
  play: async () => {
    const reason = async () => within(await dialog()).getByLabelText('Reason')
    await presses('Deny HydraFacial for Mia Hart')
    await userEvent.type(await reason(), 'We have no visit on that day.')
    await presses('Close', await dialog())
    await presses('Approve HydraFacial for Mia Hart')
    await expect(within(await dialog()).getByLabelText(/Admin notes/)).toHaveValue('')
    await presses('Cancel', await dialog())
    await presses('Deny HydraFacial for Mia Hart')
    await expect(await reason()).toHaveValue('We have no visit on that day.')
    await presses('Deny', await dialog())
    await sees('Request Denied')
    await presses('Deny HydraFacial for Mia Hart')
    await expect(await reason()).toHaveValue('')
  },
}

export const Approved: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      goneAfterwards(),
      getApproveRequestMockHandler({ message: '25 points awarded for HydraFacial.', pointsAwarded: 25 }),
    ),
  play: async () => {
    await approve('Thank you!')
    await sees('Request Approved!')
    await sees('25 points awarded for HydraFacial.')
    await sees('No pending requests')
  },
}

const second = request(2, { userFirstName: 'Noor', userLastName: 'Haddad' })

/** The next one moves up to its place, and keyboard focus goes there. */
export const TheNextOneMovesUp: Story = {
  beforeEach: ({ msw }) => {
    let asked = 0
    msw.use(
      http.get('*/api/admin/service-requests', () =>
        HttpResponse.json(asked++ === 0 ? [request(1), second] : [second]),
      ),
      getApproveRequestMockHandler({ message: '25 points awarded for HydraFacial.', pointsAwarded: 25 }),
    )
    return moving()
  },
  play: async () => {
    await approve()
    const list = within(document.body).getByRole('list', { name: 'Pending requests' })
    await waitFor(() => expect(list.children).toHaveLength(1))
    await expect(motionsOf(list)).toBe(1)
    await expect(list.firstElementChild).toHaveFocus()
    await waitFor(() => expect(motionsOf(list)).toBe(0))
  },
}

export const DecidedByKeys: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getListPendingRequestsMockHandler([request(1), second]),
      getApproveRequestMockHandler({ message: '25 points awarded for HydraFacial.', pointsAwarded: 25 }),
    ),
  play: async () => {
    await sees('Noor Haddad')
    await userEvent.keyboard('r')
    const asked = within(await dialog())
    await waitFor(() => expect(asked.getByText(/HydraFacial for Mia Hart/)).toBeVisible())
    await waitFor(() => expect(asked.getByRole('button', { name: 'Approve' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await sees('Request Approved!')
  },
}

const approvals = fn()

/** R and Enter don't award 0 points for a service whose points the desk decides. */
export const PointsVary: Story = {
  beforeEach: ({ msw }) => {
    approvals.mockClear()
    msw.use(
      getListPendingRequestsMockHandler([request(1, { servicePoints: 0, pointsVary: true })]),
      getApproveRequestMockHandler(async ({ request: sent }) => {
        approvals(await sent.json())
        return { message: '40 points awarded for HydraFacial.', pointsAwarded: 40 }
      }),
    )
  },
  play: async () => {
    await sees('Points vary')
    await userEvent.keyboard('r')
    const asked = within(await dialog())
    const field = asked.getByLabelText('Points for this visit')
    await waitFor(() => expect(field).toHaveFocus())
    await expect(asked.queryByText(/0 points/)).toBeNull()
    await presses('Approve', await dialog())
    await expect(field).toHaveAccessibleDescription(/Please enter the points for this visit/)
    await expect(field).toHaveFocus()
    await userEvent.keyboard('40{Enter}')
    await sees('Request Approved!')
    await expect(approvals.mock.calls).toEqual([[{ customPoints: 40 }]])
  },
}

export const Denied: Story = {
  beforeEach: ({ msw }) =>
    msw.use(goneAfterwards(), getDenyRequestMockHandler({ message: 'The patient will be notified.' })),
  play: async () => {
    await deny()
    await sees('Request Denied')
    await sees('The patient will be notified.')
  },
}

export const SecondTimeThatDay: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.put('*/api/admin/service-requests/:id/approve', async ({ request: sent }) => {
        const { countAgain } = (await sent.json()) as { countAgain?: boolean }
        return countAgain
          ? HttpResponse.json({ message: '25 points awarded for HydraFacial.', pointsAwarded: 25 })
          : HttpResponse.json(
              { code: 'probable-duplicate', message: 'This patient already has points for HydraFacial.' },
              { status: 409 },
            )
      }),
    ),
  play: async () => {
    await approve()
    await sees('This patient already has points for HydraFacial.')
    await presses('Approve Anyway', await dialog())
    await sees('Request Approved!')
  },
}

/** An answer about a request whose dialog was closed, while another one's is open. */
const lateAnswer = (answer: () => Response) => {
  let arrive = () => {}
  const arrived = new Promise<void>(resolve => {
    arrive = resolve
  })
  const sent: object[] = []
  const handler = http.put('*/api/admin/service-requests/:id/approve', async ({ request: approval }) => {
    sent.push((await approval.json()) as object)
    if (sent.length === 1) await arrived
    return sent.length === 1 ? answer() : HttpResponse.json({ message: 'Noor’s points.', pointsAwarded: 25 })
  })
  return { sent, handler, arrive: () => arrive() }
}

let late: ReturnType<typeof lateAnswer>

const opensAnother = async () => {
  await approve()
  await waitFor(() => expect(late.sent).toHaveLength(1))
  await userEvent.keyboard('{Escape}')
  await presses('Approve HydraFacial for Noor Haddad')
  late.arrive()
}

export const RefusedAfterItsDialogWasClosed: Story = {
  beforeEach: ({ msw }) => {
    late = lateAnswer(() =>
      HttpResponse.json(
        { code: 'probable-duplicate', message: 'Mia already has points for HydraFacial.' },
        { status: 409 },
      ),
    )
    msw.use(getListPendingRequestsMockHandler([request(1), second]), late.handler)
  },
  play: async () => {
    await opensAnother()
    await sees('Approval Failed')
    await expect(within(await dialog()).queryByText('Mia already has points for HydraFacial.')).toBeNull()
    await presses('Approve', await dialog())
    await sees('Noor’s points.')
    await expect(late.sent[1]).not.toHaveProperty('countAgain')
  },
}

export const ApprovedAfterItsDialogWasClosed: Story = {
  beforeEach: ({ msw }) => {
    late = lateAnswer(() => HttpResponse.json({ message: 'Mia’s points.', pointsAwarded: 25 }))
    msw.use(getListPendingRequestsMockHandler([request(1), second]), late.handler)
  },
  play: async () => {
    await opensAnother()
    await sees('Mia’s points.')
    await expect(within(await dialog()).getByText(/HydraFacial for Noor Haddad/)).toBeVisible()
  },
}

/** A publication changed the service's points while the dialog was open. */
export const PointsChangedMeanwhile: Story = {
  beforeEach: ({ msw }) => {
    let servicePoints = 25
    msw.use(
      http.get('*/api/admin/service-requests', () => HttpResponse.json([request(1, { servicePoints })])),
      http.put('*/api/admin/service-requests/:id/approve', async ({ request: sent }) => {
        const { shownPoints } = (await sent.json()) as { shownPoints?: number }
        servicePoints = 60
        const message = 'HydraFacial now earns 60 points, not 25. Confirm to award them.'
        return shownPoints === servicePoints
          ? HttpResponse.json({ message: '60 points awarded for HydraFacial.', pointsAwarded: 60 })
          : HttpResponse.json({ code: 'points-changed', message }, { status: 409 })
      }),
    )
  },
  play: async () => {
    await approve()
    await sees('HydraFacial now earns 60 points, not 25. Confirm to award them.')
    await sees('Leave blank for 60 points, as on the menu')
    await presses('Approve', await dialog())
    await sees('60 points awarded for HydraFacial.')
  },
}

export const DecidedByAnotherDesk: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      goneAfterwards(),
      refused(
        'put',
        '/api/admin/service-requests/:id/approve',
        409,
        'already-decided',
        'This request was already denied.',
      ),
    ),
  play: async () => {
    await approve()
    await sees('Approval Failed')
    await sees('This request was already denied.')
    await sees('No pending requests')
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
  },
}

export const NoSignal: Story = {
  beforeEach: ({ msw }) => msw.use(unreachable('post', '/api/admin/service-requests/:id/deny')),
  play: async () => {
    await deny()
    await sees('Action Failed')
    await expect(await dialog()).toBeVisible()
  },
}
