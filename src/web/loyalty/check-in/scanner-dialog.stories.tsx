import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { getCurrentUserResponseMock } from '#api/accounts/accounts.msw.ts'
import { getCheckInMockHandler } from '#api/check-in/check-in.msw.ts'
import { askedOfCamera, playCamera, takeCameraAway } from '../../qr/camera.fixtures.ts'
import { chooseCamera, chosenCamera } from '../../qr/chosen-camera.ts'
import { keptScansOf } from './scan-queue/scan-queue.ts'
import { page, posts, reads, scansOn, seesCode, shownMeta, slowly } from './scanner-dialog.fixtures.tsx'
import { ScannerDialog } from './scanner-dialog.tsx'

const meta = { ...shownMeta } satisfies Meta<typeof ScannerDialog>

export default meta
type Story = StoryObj<typeof meta>

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
    const putBack = [playCamera(undefined, { onLight }), scansOn()]
    return () => {
      for (const each of putBack) each()
    }
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
  beforeEach: () => {
    chooseCamera(undefined)
    const putBack = [playCamera(undefined, { cameras: ['front', 'near', 'back'] }), scansOn()]
    return () => {
      chooseCamera(undefined)
      for (const each of putBack) each()
    }
  },
  play: async () => {
    // The one that opened on its own was 'near'.
    for (const exact of ['front', 'back', 'near']) {
      await userEvent.click(await page().findByRole('button', { name: 'Use another camera' }, slowly))
      await waitFor(() => expect(askedOfCamera()?.video).toMatchObject({ deviceId: { exact } }))
    }
    await expect(page().queryByRole('button', { name: /light/ })).toBeNull()
    await expect(chosenCamera()).toBe('near')
  },
}

export const WithTheCameraChosenBefore: Story = {
  beforeEach: () => {
    chooseCamera('back')
    const putBack = playCamera(undefined, { cameras: ['front', 'near', 'back'] })
    return () => {
      chooseCamera(undefined)
      putBack()
    }
  },
  play: async context => {
    await reads('Position QR code in the frame')(context)
    await expect(askedOfCamera()?.video).toMatchObject({ deviceId: { exact: 'back' } })
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
    await reads('+5', /^You earned 5 points\. You now have/)(context)
    await expect(page().getAllByText('Check-in Successful!')).toHaveLength(1)
    await expect(posts).toHaveBeenCalledOnce()
    await expect(posts.mock.lastCall?.[0]).toMatch(/^[\da-f-]{36}$/)
  },
}

/** The answer comes after the dialog was closed. */
export const SuccessAfterClosing: Story = {
  render: function Closing(args) {
    const [open, setOpen] = useState(true)
    return <div>{open && <ScannerDialog {...args} onClose={() => setOpen(false)} />}</div>
  },
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('*/api/checkin', async () => {
        await delay(500)
        const message = 'You earned 5 points.'
        return HttpResponse.json({ success: true, pointsEarned: 5, message, pointsBalance: 245 })
      }),
    )
    return seesCode()
  },
  play: async context => {
    await waitFor(() => expect(page().getByText('Checking you in…')).toBeVisible(), slowly)
    await userEvent.click(page().getByRole('button', { name: 'Close' }))
    await reads('Check-in Successful!', 'You earned 5 points.')(context)
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

export const NothingInView: Story = {
  beforeEach: () => playCamera(),
  play: async context => {
    const startedAt = performance.now()
    await reads(
      'Scanner error: timeout',
      /^No QR code found/,
      'Or ask the front desk to check you in.',
    )(context)
    await expect(performance.now() - startedAt).toBeGreaterThan(9_000)
  },
}
