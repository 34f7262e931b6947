import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import { getAdjustPointsMockHandler } from '#api/points/points.msw.ts'
import { getSendOfferMockHandler } from '#api/rewards/rewards.msw.ts'
import { dismissToast } from '#ui-kit/feedback/toast/store.ts'
import { inApp } from '../../app/in-app.fixtures.tsx'
import { clearDrafts } from '../../data/drafts.ts'
import { presses } from '../staff.fixtures.ts'
import { listing, mia, noor } from './patients.fixtures.ts'
import { PatientsPanel } from './patients-panel.tsx'

export const shownMeta = {
  component: PatientsPanel,
  decorators: [inApp({ path: '/admin' })],
  beforeEach: ({ msw }) => {
    msw.use(
      listing([mia, noor]),
      getAdjustPointsMockHandler({
        message: 'Mia Hart now has 290 points.',
        pointsChanged: 50,
        pointsBalance: 290,
      }),
      getSendOfferMockHandler(),
    )
    return () => {
      clearDrafts()
      dismissToast()
    }
  },
} satisfies Meta<typeof PatientsPanel>

type Story = StoryObj<typeof shownMeta>

export type Play = NonNullable<Story['play']>

export const page = () => within(document.body)

export const shows = (words: string | RegExp) =>
  waitFor(() => expect(page().getAllByText(words)[0]).toBeVisible(), { timeout: 15_000 })

export const card = (name: string) => page().findByRole('article', { name })

export const press = (name: string | RegExp) => presses(name)

export const dialog = async () => within(await page().findByRole('dialog'))

export const refusing = (method: 'get' | 'post', path: string, status: number, message: string) =>
  http[method](path, () => HttpResponse.json({ message }, { status }))
