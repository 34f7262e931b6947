import { HttpResponse, http, type RequestHandler } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import {
  getListAdminNotificationsMockHandler,
  getListCampaignsMockHandler,
  getPreviewCampaignMockHandler,
} from '#api/campaigns/campaigns.msw.ts'
import { getListServicesMockHandler } from '#api/menu/menu.msw.ts'
import type { AdminNotification, Campaign, CampaignResult } from '#api/schemas/index.ts'
import { presses } from '../staff.fixtures.ts'

const figures = {
  total: 15,
  totalRecipients: 12,
  successCount: 10,
  failureCount: 2,
  skippedCount: 3,
  unknownCount: 0,
  pendingCount: 0,
  skipped: [{ reason: 'no consent' as const, count: 3 }],
}

export const result: CampaignResult = {
  campaignId: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0c01',
  state: 'done',
  ...figures,
}

export const campaign = (n: number, change: Partial<Campaign> = {}): Campaign => ({
  id: `0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0c${String(n).padStart(2, '0')}`,
  kind: 'email',
  title: `A quiet Tuesday, number ${n}`,
  message: 'Our rooms are free on Tuesday.',
  targetAudience: 'ALL',
  sendToAll: false,
  state: 'done',
  actor: 'Olga',
  scheduledFor: null,
  createdAt: '2026-11-20T18:00:00.000Z',
  startedAt: '2026-11-20T18:00:00.000Z',
  finishedAt: '2026-11-20T18:00:04.000Z',
  ...figures,
  waiting: null,
  clickedBy: 4,
  bookings: 2,
  links: [{ url: 'https://clinic.example/tuesday', clickedBy: 3 }],
  ...change,
})

export const notification = (n: number, change: Partial<AdminNotification> = {}): AdminNotification => ({
  ...campaign(n),
  type: 'PROMOTION',
  sentAt: '2026-11-20T18:00:00.000Z',
  ...change,
})

export const inEveryState: Campaign[] = [
  campaign(1, { state: 'sending', pendingCount: 6, successCount: 6, failureCount: 0 }),
  campaign(2, { state: 'paused', pendingCount: 4, successCount: 8, failureCount: 0 }),
  campaign(3),
  campaign(4, {
    state: 'cancelled',
    totalRecipients: 5,
    successCount: 4,
    failureCount: 0,
    unknownCount: 1,
    skipped: [{ reason: 'cancelled', count: 10 }],
  }),
  campaign(5, {
    title: 'A subject that goes on for much longer than fifty characters, as subjects should not'.repeat(2),
    message: 'Line after line after line. '.repeat(30),
    sendToAll: true,
  }),
]

const onItsWay = { state: 'sending', pendingCount: 6, successCount: 6, failureCount: 0 } as const

export const waitingForAllReasons: Campaign[] = [
  campaign(1, {
    ...onItsWay,
    state: 'late',
    title: 'Until tonight',
    pendingCount: 0,
    total: 0,
    totalRecipients: 0,
    waiting: { why: 'late', reason: null, at: '2026-11-22T17:00:00.000Z' },
  }),
  campaign(2, {
    ...onItsWay,
    waiting: {
      why: 'account trouble',
      reason: 'The email server rejects the clinic’s sign-in: Invalid login: 535 5.7.8 Bad credentials.',
      at: '2026-11-20T18:05:00.000Z',
    },
  }),
  campaign(3, {
    ...onItsWay,
    waiting: {
      why: 'provider away',
      reason: 'The email server can’t be reached: connect ECONNREFUSED 127.0.0.1:587.',
      at: '2026-11-20T18:01:00.000Z',
    },
  }),
  campaign(4, {
    ...onItsWay,
    waiting: {
      why: 'provider slow',
      reason: 'The email server is slow: a response took 12 seconds.',
      at: null,
    },
  }),
  campaign(5, {
    ...onItsWay,
    waiting: { why: 'quiet hours', reason: null, at: '2026-11-21T17:00:00.000Z' },
  }),
  campaign(6, {
    ...onItsWay,
    waiting: { why: 'next try', reason: null, at: '2026-11-20T18:30:00.000Z' },
  }),
  campaign(7, { ...onItsWay, waiting: { why: 'not set up', reason: null, at: null } }),
  campaign(8, { ...onItsWay, waiting: { why: 'no worker', reason: null, at: null } }),
]

/** A clinic with some members who get it, some who don't, and past messages. */
export const someReach: readonly RequestHandler[] = [
  getListServicesMockHandler([]),
  getPreviewCampaignMockHandler({
    isSetUp: true,
    willGet: 12,
    skipped: [
      { reason: 'no consent', count: 3 },
      { reason: 'unsubscribed', count: 1 },
    ],
    quietUntil: null,
  }),
  getListCampaignsMockHandler([campaign(1)]),
  getListAdminNotificationsMockHandler([notification(1)]),
]

export const notSetUp = getPreviewCampaignMockHandler({
  isSetUp: false,
  willGet: 12,
  skipped: [],
  quietUntil: null,
})

export const refusing = (path: string, sentence: string, status = 400) =>
  http.post(path, () => HttpResponse.json({ message: sentence, code: 'refused' }, { status }))

export const fill = async (canvas: HTMLElement, fields: Readonly<Record<string, string>>) => {
  for (const [name, words] of Object.entries(fields))
    await userEvent.type(await within(canvas).findByRole('textbox', { name }), words)
}

export const press = (canvas: HTMLElement, name: string) => presses(name, canvas)

export const shows = (words: string | RegExp) =>
  waitFor(() => expect(within(document.body).getAllByText(words)[0]).toBeVisible())
