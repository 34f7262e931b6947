import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { getCurrentUserMockHandler } from '#api/accounts/accounts.msw.ts'
import {
  getExpectBonusesMockHandler,
  getListDiaryEntriesMockHandler,
  getListRecentTreatmentsMockHandler,
} from '#api/diary/diary.msw.ts'
import { getListServicesMockHandler } from '#api/menu/menu.msw.ts'
import { dismissToast } from '#ui-kit/feedback/toast/store.ts'
import { hintSignedIn, inApp } from '../app/in-app.fixtures.tsx'
import * as diary from './diary.fixtures.ts'
import { DiaryScreen } from './diary-screen.tsx'

export const shownMeta = {
  component: DiaryScreen,
  decorators: [inApp({ signedIn: true, path: '/diary' })],
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => {
    sessionStorage.clear()
    msw.use(
      getCurrentUserMockHandler(),
      getListServicesMockHandler(diary.services),
      getExpectBonusesMockHandler(diary.bonuses),
      getListRecentTreatmentsMockHandler(diary.treatments),
      getListDiaryEntriesMockHandler(diary.entries),
    )
    return () => {
      hintSignedIn(false)
      dismissToast()
      sessionStorage.clear()
    }
  },
} satisfies Meta<typeof DiaryScreen>

type Story = StoryObj<typeof shownMeta>

export type Play = NonNullable<Story['play']>

export const reads =
  (...texts: readonly (string | RegExp)[]): Play =>
  async () => {
    // On a slow machine, scaling a photo down takes longer than a second.
    for (const text of texts)
      await waitFor(() => expect(within(document.body).getAllByText(text)[0]).toBeVisible(), {
        timeout: 15_000,
      })
  }

export const opensForm: Play = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Add diary entry' }))
}

export const types = async (canvasElement: HTMLElement, title: string) =>
  userEvent.type(await within(canvasElement).findByLabelText('Title'), title)

export const choosesPhoto = async (canvasElement: HTMLElement) =>
  userEvent.upload(await within(canvasElement).findByLabelText('Choose a photo'), await diary.photoFile())

export const submits = async (canvasElement: HTMLElement) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name: 'Add Entry' }))

export const photos = (answer: () => Response | Promise<Response>) => http.post('*/api/diary/photos', answer)

export const kept = () =>
  HttpResponse.json({
    id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c1102',
    imageUrl: '/api/diary/photos/0198f0c6-5b1e-7a51-9d3a-2f6f1d1c1102',
    thumbnailUrl: diary.entries[0]?.thumbnailUrl,
  })
