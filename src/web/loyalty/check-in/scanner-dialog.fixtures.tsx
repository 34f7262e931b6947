import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, fn, waitFor, within } from 'storybook/test'
import { getCurrentUserMockHandler } from '#api/accounts/accounts.msw.ts'
import { getIssueScanProofMockHandler } from '#api/check-in/check-in.msw.ts'
import { dismissToast } from '#ui-kit/feedback/toast/store.ts'
import { hintSignedIn, inApp } from '../../app/in-app.fixtures.tsx'
import { clearSeen } from '../../member/celebrated-milestones.ts'
import { playCamera } from '../../qr/camera.fixtures.ts'
import { ScannerDialog } from './scanner-dialog.tsx'

export const posts = fn()

export const shownMeta = {
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

type Story = StoryObj<typeof shownMeta>

export const seesCode = () => playCamera('VELORA-7KQ2MXW9P4HT')

/**
 * Longer than the ten seconds of scanning, which start after the reader has loaded. On a busy machine that takes
 * seconds.
 */
export const slowly = { timeout: 30_000 }

/** The ten seconds of scanning never end: on a busy machine, pressing several buttons takes longer. */
export const scansOn = () => {
  const { setTimeout } = globalThis
  const unlessScanning = (work: () => void, ms?: number) => (ms === 10_000 ? 0 : setTimeout(work, ms))
  return mocked(globalThis, 'setTimeout', unlessScanning as typeof setTimeout)
}

export const page = () => within(document.body)

export const reads =
  (...texts: readonly (string | RegExp)[]): NonNullable<Story['play']> =>
  async () => {
    for (const text of texts) await waitFor(() => expect(page().getAllByText(text)[0]).toBeVisible(), slowly)
  }

export function mocked<T extends object, K extends keyof T>(object: T, name: K, value: T[K]) {
  const before = object[name]
  object[name] = value
  return () => {
    object[name] = before
  }
}

export const refusedWith = (status: number, message: string) =>
  http.post('*/api/checkin', () => {
    posts()
    return HttpResponse.json({ message }, { status })
  })
