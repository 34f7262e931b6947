import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { getCurrentUserMockHandler, getCurrentUserResponseMock } from '#api/identity/identity.msw.ts'
import { getCheckInMockHandler, getIssueScanProofMockHandler } from '#api/loyalty/loyalty.msw.ts'
import { dismissToast } from '#ui-kit/toast/store.ts'
import { hintSignedIn, inApp } from '../../app/in-app.fixtures.tsx'
import { clearSeen } from '../../member/celebrated-milestones.ts'
import { askedOfCamera, playCamera, playNoCamera, takeCameraAway } from '../../qr/camera.fixtures.ts'
import { keptScansOf } from '../scan-queue/scan-queue.ts'
import { ScannerDialog } from './scanner-dialog.tsx'

const posts = fn()

const meta = {
  component: ScannerDialog,
  decorators: [inApp({ signedIn: true, path: '/checkin' })],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '844px' } } },
  args: { open: true, onClose: fn() },
  beforeEach: ({ msw }) => {
    posts.mockClear()
    msw.use(getCurrentUserMockHandler(), getIssueScanProofMockHandler({ proof: 'scan-proof:1' }))
    return () => {
      dismissToast()
      clearSeen()
      hintSignedIn(false)
    }
  },
} satisfies Meta<typeof ScannerDialog>

export default meta
type Story = StoryObj<typeof meta>

const seesCode = () => playCamera('VELORA-7KQ2MXW9P4HT')
const slowly = { timeout: 12_000 }
const page = () => within(document.body)

const reads =
  (...texts: readonly (string | RegExp)[]): NonNullable<Story['play']> =>
  async () => {
    for (const text of texts) await waitFor(() => expect(page().getAllByText(text)[0]).toBeVisible(), slowly)
  }

function mocked<T extends object, K extends keyof T>(object: T, name: K, value: T[K]) {
  const before = object[name]
  object[name] = value
  return () => {
    object[name] = before
  }
}

const refusedWith = (status: number, message: string) =>
  http.post('*/api/checkin', () => {
    posts()
    return HttpResponse.json({ message }, { status })
  })

// @customer-2-checkin-scan @customer-9-scanner-rear
export const Looking: Story = {
  beforeEach: () => playCamera(),
  play: async context => {
    await reads(
      'Scan QR Code to Check In',
      'Position QR code in the frame',
      'Hold your device steady and point the camera at the QR code',
      'Cancel',
    )(context)
    await expect(askedOfCamera()?.video).toMatchObject({ facingMode: { ideal: 'environment' } })
  },
}

const onLight = fn()

export const WithALight: Story = {
  beforeEach: () => {
    onLight.mockClear()
    return playCamera(undefined, { onLight })
  },
  play: async () => {
    await userEvent.click(await page().findByRole('button', { name: 'Turn the light on' }, slowly))
    await userEvent.click(await page().findByRole('button', { name: 'Turn the light off' }))
    await page().findByRole('button', { name: 'Turn the light on' })
    await expect(onLight.mock.calls).toEqual([[true], [false]])
    await expect(page().queryByRole('button', { name: 'Use another camera' })).toBeNull()
  },
}

export const WithSeveralCameras: Story = {
  beforeEach: () => playCamera(undefined, { cameras: ['wide', 'front', 'near'] }),
  play: async () => {
    for (const exact of ['front', 'near', 'wide']) {
      await userEvent.click(await page().findByRole('button', { name: 'Use another camera' }, slowly))
      await waitFor(() => expect(askedOfCamera()?.video).toMatchObject({ deviceId: { exact } }))
    }
    await expect(page().queryByRole('button', { name: /light/ })).toBeNull()
  },
}

export const AfterALock: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.post('*/api/checkin', () => delay('infinite')))
    return playCamera()
  },
  play: async context => {
    await reads('Position QR code in the frame')(context)
    const seesAgain = seesCode()
    takeCameraAway()
    await waitFor(() => expect(page().getByText('Checking you in…')).toBeVisible(), slowly)
    seesAgain()
  },
}

// @customer-4-pending-check-in
export const CheckingIn: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.post('*/api/checkin', () => delay('infinite')))
    return seesCode()
  },
  play: async () => {
    await waitFor(() => expect(page().getByText('Checking you in…')).toBeVisible(), slowly)
    await expect(page().queryByRole('button', { name: 'Scan Again' })).toBeNull()
  },
}

export const Success: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      getCheckInMockHandler(({ request }) => {
        posts(request.headers.get('Idempotency-Key'))
        return { success: true, pointsEarned: 5, message: 'You earned 5 points.', pointsBalance: 245 }
      }),
    )
    return seesCode()
  },
  play: async context => {
    await reads('+5', 'You earned 5 points.')(context)
    await expect(posts).toHaveBeenCalledOnce()
    await expect(posts.mock.lastCall?.[0]).toMatch(/^[\da-f-]{36}$/)
  },
}

// @customer-8-prefix-stripped
export const Refused: Story = {
  beforeEach: ({ msw }) => {
    msw.use(refusedWith(400, 'You have already checked in with this code today.'))
    return seesCode()
  },
  play: async context => {
    await reads('Check-in Failed', 'You have already checked in with this code today.')(context)
    await expect(posts).toHaveBeenCalledOnce()
    await userEvent.click(page().getByRole('button', { name: 'Scan Again' }))
    await waitFor(() => expect(posts).toHaveBeenCalledTimes(2), slowly)
  },
}

export const RefusedInAnAnswer: Story = {
  beforeEach: ({ msw }) => {
    const answer = { success: false, pointsEarned: 0, message: 'Not today.', pointsBalance: 240 }
    msw.use(getCheckInMockHandler(answer))
    return seesCode()
  },
  play: reads('Check-in Failed', 'Not today.'),
}

// @customer-8-failed-check-in-unsaid
export const ServerTrouble: Story = {
  beforeEach: ({ msw }) => {
    msw.use(refusedWith(500, 'Something went wrong.'))
    return seesCode()
  },
  play: reads('Check-in Failed', 'Failed to process check-in. Please try again.'),
}

export const Offline: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.post('*/api/checkin', () => HttpResponse.error()))
    return seesCode()
  },
  play: async context => {
    await reads(
      'Scan saved',
      'There is no signal right now. We’ll check you in as soon as it is back, within 15 minutes.',
    )(context)
    const [scan] = keptScansOf(getCurrentUserResponseMock().id)
    await expect(scan).toMatchObject({ code: 'VELORA-7KQ2MXW9P4HT', waits: true })
  },
}

const deskCode = `desk:0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0c01:59844720:${'q'.repeat(43)}`
const waitsForDesk = {
  success: false,
  pointsEarned: 0,
  message: 'Your check-in is waiting for the front desk to confirm it.',
  pointsBalance: 240,
  waitsForDesk: true,
}

export const WaitingForTheDesk: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.post('*/api/checkin', () => HttpResponse.json(waitsForDesk, { status: 202 })))
    return playCamera(deskCode)
  },
  play: async context => {
    await reads('Check-in waiting', waitsForDesk.message, 'Done')(context)
    await expect(page().queryByRole('button', { name: 'Scan Again' })).toBeNull()
    const [scan] = keptScansOf(getCurrentUserResponseMock().id)
    await expect(scan).toMatchObject({ code: deskCode, proof: 'scan-proof:1', atDesk: true })
  },
}

export const WithoutAProof: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('*/api/checkin/scan-proof', () => HttpResponse.error()),
      http.post('*/api/checkin', () => HttpResponse.error()),
    )
    return playCamera('VELORA-7KQ2MXW9P4HT')
  },
  play: async context => {
    await reads('Scan saved')(context)
    const [scan] = keptScansOf(getCurrentUserResponseMock().id)
    await expect(scan?.proof).toBeUndefined()
  },
}

const errorAsSpecified = reads('Check-in Error', 'Failed to process check-in. Please try again.')

export const OfflineInABrowserThatKeepsNothing: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.post('*/api/checkin', () => HttpResponse.error()))
    const refusing = mocked(localStorage, 'setItem', () => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const putBack = seesCode()
    return () => {
      refusing()
      putBack()
    }
  },
  play: errorAsSpecified,
}

export const SomebodyElseAnswers: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.post('*/api/checkin', () => HttpResponse.html('<h1>Welcome to the hotel’s Wi-Fi</h1>')))
    return seesCode()
  },
  play: async context => {
    await errorAsSpecified(context)
    await expect(keptScansOf(getCurrentUserResponseMock().id)).toEqual([])
  },
}

export const PhoneWithAWrongClock: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('*/api/checkin', async ({ request }) => {
        const body = (await request.json()) as { scannedAt?: string }
        posts(body.scannedAt === undefined)
        if (body.scannedAt !== undefined)
          return HttpResponse.json({ message: 'Ahead.', code: 'scan-from-the-future' }, { status: 400 })
        return HttpResponse.json({
          success: true,
          pointsEarned: 5,
          message: 'You earned 5.',
          pointsBalance: 245,
        })
      }),
    )
    return seesCode()
  },
  play: async context => {
    await reads('+5')(context)
    await expect(posts.mock.calls).toEqual([[false], [true]])
  },
}

// @customer-4-scan-timeout @customer-8-scanner-texts @customer-9-scanner-timeout
export const NothingInView: Story = {
  beforeEach: () => playCamera(),
  play: async context => {
    const startedAt = performance.now()
    await reads('Scanner error: timeout', /^No QR code found/)(context)
    await expect(performance.now() - startedAt).toBeGreaterThan(9_000)
  },
}

// @customer-2-checkin-no-camera @customer-8-failed-camera
export const CameraRefused: Story = {
  beforeEach: () => playNoCamera('NotAllowedError'),
  play: reads(
    'Camera Not Available',
    "Unable to access camera. Please ensure you've granted camera permissions and try again.",
    'Try Again',
    'Close',
  ),
}

// @customer-8-scanner-texts
export const CameraMissing: Story = {
  beforeEach: () => playNoCamera('NotFoundError'),
  play: reads('Camera Not Available', 'Camera not found.'),
}
