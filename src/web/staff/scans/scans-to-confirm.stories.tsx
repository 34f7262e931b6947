import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import {
  getConfirmScanMockHandler,
  getDeclineScanMockHandler,
  getListScansToConfirmMockHandler,
} from '#api/check-in/check-in.msw.ts'
import type { WaitingScan } from '#api/schemas/index.ts'
import { inApp } from '../../app/in-app.fixtures.tsx'
import { afresh, dialog, inTwoParts, presses, reads, refused, sees, unreachable } from '../staff.fixtures.ts'
import { ScansToConfirm } from './scans-to-confirm.tsx'
import { useWaitingScans } from './use-waiting-scans.ts'

const scan = (at: number, patient: string, description = 'Daily Spa Visit'): WaitingScan => ({
  id: `0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0a${String(at).padStart(2, '0')}`,
  patient,
  email: 'patient@velora.example',
  description,
  pointsValue: 5,
  scannedAt: `2026-11-20T19:${String(at).padStart(2, '0')}:00.000Z`,
})

const three = [scan(2, 'Mia Hart'), scan(5, 'Noor Haddad', 'Welcome'), scan(9, 'Ida Berg')]

const Loaded = () => <ScansToConfirm list={useWaitingScans()} />

const meta = {
  component: Loaded,
  decorators: [inApp({ path: '/admin' })],
  beforeEach: ({ msw }) => {
    msw.use(getListScansToConfirmMockHandler(three))
    return afresh()
  },
} satisfies Meta<typeof Loaded>

export default meta
type Story = StoryObj<typeof meta>

const leaving = (scans: readonly WaitingScan[]) => {
  const left = new Set(scans)
  return {
    list: http.get('*/api/admin/waiting-scans', () => HttpResponse.json([...left])),
    decided: (id: unknown) => {
      for (const each of left) if (each.id === id) left.delete(each)
    },
  }
}

const isGone = async () => {
  await waitFor(() => expect(within(document.body).queryByText(/to confirm$/)).toBeNull())
}

export const Several: Story = {
  play: async ({ canvasElement }) => {
    await sees('3 scans to confirm')
    const list = within(canvasElement).getByRole('list', { name: 'Scans to confirm' })
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3)
    await expect(within(canvasElement).getByRole('button', { name: 'Confirm All' })).toBeVisible()
  },
}

export const One: Story = {
  beforeEach: ({ msw }) => msw.use(getListScansToConfirmMockHandler(three.slice(0, 1))),
  play: async ({ canvasElement }) => {
    await sees('1 scan to confirm')
    await expect(within(canvasElement).queryByRole('button', { name: 'Confirm All' })).toBeNull()
  },
}

export const None: Story = {
  beforeEach: ({ msw }) => msw.use(getListScansToConfirmMockHandler([])),
  play: isGone,
}

export const Many: Story = {
  beforeEach: ({ msw }) => {
    const many = Array.from({ length: 20 }, (_, n) => scan(n, `Patient ${n + 1}`))
    msw.use(inTwoParts('/api/admin/waiting-scans', many, [scan(21, 'The last one')]))
  },
  play: async () => {
    await sees('Confirm These 20')
    await presses('Show More')
    await sees('The last one')
    await sees('Confirm All')
    await sees('21 scans to confirm')
  },
}

export const LongNames: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getListScansToConfirmMockHandler([
        scan(2, 'Maximiliana-Theodora von Hohenberg-Wittelsbach'),
        scan(3, 'Wolfeschlegelsteinhausenbergerdorff', 'A visit to the lounge on the upper floor'),
        { ...scan(4, ''), email: 'a.very.long.address.of.a.patient@mail.of-a-provider.example' },
      ]),
    ),
  play: reads('3 scans to confirm'),
}

export const Confirmed: Story = {
  beforeEach: ({ msw }) => {
    const { list, decided } = leaving(three.slice(0, 1))
    msw.use(
      list,
      getConfirmScanMockHandler(({ params }) => {
        decided(params['id'])
        return { message: '5 points for Mia Hart.' }
      }),
    )
  },
  play: async () => {
    await presses(/^Confirm Mia Hart/)
    await sees('Check-in Confirmed')
    await sees('5 points for Mia Hart.')
    await isGone()
  },
}

export const AllConfirmed: Story = {
  beforeEach: ({ msw }) => {
    const { list, decided } = leaving(three)
    msw.use(
      list,
      getConfirmScanMockHandler(({ params }) => {
        decided(params['id'])
        return { message: '5 points.' }
      }),
    )
  },
  play: async () => {
    await presses('Confirm All')
    await sees('3 Check-ins Confirmed')
    await isGone()
  },
}

export const ConnectionLostHalfway: Story = {
  beforeEach: ({ msw }) => {
    let calls = 0
    msw.use(
      getConfirmScanMockHandler(() => {
        calls++
        if (calls === 3) throw HttpResponse.error()
        return { message: '5 points.' }
      }),
    )
  },
  play: async () => {
    await presses('Confirm All')
    await sees('2 Check-ins Confirmed, Some Failed')
    await sees(/We can’t reach the clinic right now/)
  },
}

export const ConfirmedTwiceAtOnce: Story = {
  beforeEach: ({ msw }) => {
    const { list, decided } = leaving(three)
    msw.use(
      list,
      http.post('*/api/admin/waiting-scans/:id/confirm', ({ params: { id } }) => {
        decided(id)
        const message = 'This scan was already confirmed.'
        return id === three[1]?.id
          ? HttpResponse.json({ code: 'scan-already-decided', message }, { status: 409 })
          : HttpResponse.json({ message: '5 points.' })
      }),
    )
  },
  play: async () => {
    await presses('Confirm All')
    await sees('2 Check-ins Confirmed, Some Failed')
    await sees('This scan was already confirmed.')
    await isGone()
  },
}

export const Confirming: Story = {
  beforeEach: ({ msw }) =>
    msw.use(http.post('*/api/admin/waiting-scans/:id/confirm', () => delay('infinite'))),
  play: async ({ canvasElement }) => {
    await presses(/^Confirm Mia Hart/)
    for (const button of within(canvasElement).getAllByRole('button'))
      await waitFor(() => expect(button).toBeDisabled())
  },
}

export const Declined: Story = {
  beforeEach: ({ msw }) => {
    const { list, decided } = leaving(three.slice(0, 1))
    msw.use(
      list,
      getDeclineScanMockHandler(({ params }) => {
        decided(params['id'])
        return { message: 'Mia Hart gets no points for this scan.' }
      }),
    )
  },
  play: async () => {
    await presses(/^Decline Mia Hart/)
    await sees('Mia Hart won’t get points for it and will be asked to check with the front desk.')
    await presses('Decline Scan', await dialog())
    await sees('Scan Declined')
    await isGone()
  },
}

export const DecidedMeanwhile: Story = {
  beforeEach: ({ msw }) => {
    const message = 'This scan was already confirmed.'
    msw.use(refused('post', '/api/admin/waiting-scans/:id/decline', 409, 'scan-already-decided', message))
  },
  play: async () => {
    await presses(/^Decline Mia Hart/)
    await presses('Decline Scan', await dialog())
    await sees('This scan was already confirmed.')
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
  },
}

export const NoSignal: Story = {
  beforeEach: ({ msw }) => msw.use(unreachable('post', '/api/admin/waiting-scans/:id/confirm')),
  play: async ({ canvasElement }) => {
    await presses(/^Confirm Mia Hart/)
    await sees('Couldn’t Confirm')
    await userEvent.tab()
    await expect(await within(canvasElement).findByText('3 scans to confirm')).toBeVisible()
  },
}

export const Unreachable: Story = {
  beforeEach: ({ msw }) => msw.use(unreachable('get', '/api/admin/waiting-scans')),
  play: reads('The scans to confirm could not be loaded'),
}
