import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, userEvent, waitFor } from 'storybook/test'
import { getCurrentUserResponseMock } from '#api/accounts/accounts.msw.ts'
import { getCheckInMockHandler } from '#api/check-in/check-in.msw.ts'
import {
  giveCameraBack,
  isCameraOn,
  playDarkCamera,
  playNoCamera,
  playRefusedPicture,
  playUnansweredCamera,
} from '../../qr/camera.fixtures.ts'
import { keptScansOf } from './scan-queue/scan-queue.ts'
import {
  mocked,
  page,
  posts,
  reads,
  refusedWith,
  seesCode,
  shownMeta,
  slowly,
} from './scanner-dialog.fixtures.tsx'
import type { ScannerDialog } from './scanner-dialog.tsx'

const meta = { ...shownMeta } satisfies Meta<typeof ScannerDialog>

export default meta
type Story = StoryObj<typeof meta>

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
      'You’re offline. If you’re back online within 15 minutes, we’ll send your check-in automatically.',
    )(context)
    const [scan] = keptScansOf(getCurrentUserResponseMock().id)
    await expect(scan).toMatchObject({ code: 'VELORA-7KQ2MXW9P4HT', waits: true })
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

export const CameraRefused: Story = {
  beforeEach: () => playNoCamera('NotAllowedError'),
  play: reads(
    'Camera Not Available',
    "Unable to access camera. Please ensure you've granted camera permissions and try again.",
    'Try Again',
    'Close',
  ),
}

export const CameraMissing: Story = {
  beforeEach: () => playNoCamera('NotFoundError'),
  play: reads('Camera Not Available', 'Camera not found.'),
}

let unanswered: ReturnType<typeof playUnansweredCamera>
export const QuestionForTheCameraUnanswered: Story = {
  beforeEach: () => {
    unanswered = playUnansweredCamera()
    return unanswered.putBack
  },
  play: async context => {
    await reads('Waiting for the camera', 'Try Again', 'Cancel')(context)
    unanswered.allow()
    await reads('Position QR code in the frame')(context)
    await expect(page().queryByText('Waiting for the camera')).toBeNull()
  },
}

export const CameraThatShowsNothing: Story = {
  beforeEach: playDarkCamera,
  play: async context => {
    await reads('The camera isn’t showing anything', 'Try Again', 'Cancel')(context)
    giveCameraBack()
    await reads('Position QR code in the frame')(context)
  },
}

export const PictureRefused: Story = {
  beforeEach: playRefusedPicture,
  play: async context => {
    await reads('Camera Not Available', 'Try Again')(context)
    await expect(isCameraOn()).toBe(false)
  },
}
