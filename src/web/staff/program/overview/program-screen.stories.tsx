import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import {
  getCancelProgramPublicationMockHandler,
  getReadProgramDifferenceMockHandler,
  getReadProgramMockHandler,
  getWeighProgramEffectsMockHandler,
} from '#api/program/program.msw.ts'
import type { ProgramChange } from '#api/schemas/index.ts'
import { inApp } from '../../../app/in-app.fixtures.tsx'
import { clearDrafts, saveDraft } from '../../../data/drafts.ts'
import { afresh, presses, unreachable } from '../../staff.fixtures.ts'
import { body, changedPart, overview, sees, session } from '../draft/program.fixtures.ts'
import { ProgramScreen } from './program-screen.tsx'

const sent: unknown[] = []

const change = (words: string, part: ProgramChange['part'] = 'menu'): ProgramChange => ({
  part,
  kind: 'changed',
  name: 'Lip Filler',
  field: 'pointsEarned',
  before: '65',
  after: '60',
  words,
})

const changes = [change('Lip Filler: 65 → 60 points'), change('New: location Potsdam', 'places')]

const worse = getWeighProgramEffectsMockHandler({
  noticeDays: 30,
  worsenings: [
    { words: 'Lip Filler: 65 → 60 points', members: 0, closest: null },
    {
      words: '$25 Credit: 500 → 600 points',
      members: 12,
      closest: { patient: 'Mia Hart', pointsBalance: 480, spent: null },
    },
    {
      words: 'Gold: from $2,000.00 → $2,500.00',
      members: 3,
      closest: { patient: 'Noor Haddad', pointsBalance: null, spent: '1900.00' },
    },
  ],
})

const meta = {
  component: ProgramScreen,
  decorators: [inApp({ path: '/admin/program' })],
  beforeEach: ({ msw }) => {
    clearDrafts()
    sent.length = 0
    msw.use(
      session(),
      getReadProgramMockHandler(overview({ parts: changedPart('menu') })),
      getReadProgramDifferenceMockHandler(changes),
      getWeighProgramEffectsMockHandler({ noticeDays: 30, worsenings: [] }),
      http.post('*/api/admin/programme/publications', async ({ request }) => {
        sent.push([request.headers.get('If-Match'), await request.json()])
        return HttpResponse.json({
          version: {
            number: 4,
            publishedAt: '2026-11-23T18:00:00.000Z',
            publishedBy: 'Olga',
            note: '',
            shortenedBecause: null,
          },
          scheduled: null,
          announcedTo: 'announcement' in (sent.at(-1) as [string, object])[1] ? 15 : null,
        })
      }),
    )
    return afresh()
  },
} satisfies Meta<typeof ProgramScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Published: Story = {
  // The toast has a timer, so it may be gone before the last screenshot.
  parameters: { pictures: false },
  play: async () => {
    await sees(/^Changed by Tess/)
    await sees('Lip Filler: 65 → 60 points')
    await expect(body().getByRole('list', { name: 'Changes: Locations' })).toHaveTextContent(
      'New: location Potsdam',
    )
    await userEvent.type(await body().findByLabelText(/^Note/), ' Winter prices ')
    await presses('Publish Now')
    await sees('Version 4 Published')
    await expect(sent).toEqual([['"overview-1"', { note: 'Winter prices' }]])
    await waitFor(() => expect(body().getByLabelText(/^Note/)).toHaveValue(''))
  },
}

export const ChangedSinceItWasSeen: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('*/api/admin/programme/publications', () =>
        HttpResponse.json(
          { code: 'programme-draft-changed', message: 'Tess changed this since you opened it.' },
          { status: 409 },
        ),
      ),
    ),
  play: async () => {
    await userEvent.type(await body().findByLabelText(/^Note/), 'Winter')
    await presses('Publish Now')
    await sees('Tess changed this since you opened it.')
    await expect(body().getByLabelText(/^Note/)).toHaveValue('Winter')
  },
}

/** The owner may shorten the notice period, but has to give a reason, which is recorded. */
export const WorseForMembers: Story = {
  beforeEach: ({ msw }) => msw.use(worse),
  play: async () => {
    await sees('Lip Filler: 65 → 60 points. No members are affected.')
    await sees(
      '$25 Credit: 500 → 600 points. 12 members are affected; the closest is Mia Hart with 480 points.',
    )
    await userEvent.type(body().getByLabelText(/^Reason for shorter notice/), 'The supplier is gone')
    await presses('Publish Now')
    await waitFor(() =>
      expect(sent).toEqual([['"overview-1"', { note: '', shortenedBecause: 'The supplier is gone' }]]),
    )
  },
}

export const MembersAreTold: Story = {
  beforeEach: ({ msw }) => msw.use(worse),
  play: async () => {
    const tells = await body().findByRole('checkbox', { name: 'Tell members in the app' })
    await expect(tells).not.toBeChecked()
    tells.focus()
    await userEvent.keyboard(' ')
    const words = await body().findByLabelText(/^Message/)
    const changed =
      'Lip Filler: 65 → 60 points; $25 Credit: 500 → 600 points; Gold: from $2,000.00 → $2,500.00.'
    await expect(words).toHaveValue(`From now on: ${changed}`)
    await fireEvent.change(body().getByLabelText(/^When/), { target: { value: '2026-12-24T09:00' } })
    await waitFor(() => expect(words).toHaveValue(`Starting Thu, Dec 24, 9:00 AM: ${changed}`))
    await fireEvent.change(body().getByLabelText(/^When/), { target: { value: '' } })
    await userEvent.clear(words)
    await presses('Publish Now')
    await sees('Please describe what’s changing')
    await expect(sent).toEqual([])
    await userEvent.type(words, 'The credit takes 600 points.')
    await presses('Publish Now')
    await sees('Patients can see it now. Notifying 15 members in the app.')
    await expect(sent).toEqual([['"overview-1"', { note: '', announcement: 'The credit takes 600 points.' }]])
    await waitFor(() => expect(tells).not.toBeChecked())
  },
}

export const EffectsNotLoaded: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/admin/programme/effects', () =>
        HttpResponse.json({ message: 'We can’t reach our records right now.' }, { status: 503 }),
      ),
    ),
  play: async () => {
    await sees(/^The effects on members could not be loaded/)
    await expect(body().getByRole('button', { name: 'Publish Now' })).toBeDisabled()
    await expect(sent).toEqual([])
  },
}

export const ManagerCanNotShortenIt: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      worse,
      session('manager'),
      http.post('*/api/admin/programme/publications', () =>
        HttpResponse.json(
          { code: 'notice-too-short', message: 'Members need 30 days’ notice of this.' },
          { status: 400 },
        ),
      ),
    ),
  play: async () => {
    await sees(/Only the owner can shorten it/)
    await expect(body().queryByLabelText(/^Reason for shorter notice/)).toBeNull()
    await presses('Publish Now')
    await sees('Members need 30 days’ notice of this.')
  },
}

export const PublishedLater: Story = {
  play: async () => {
    await fireEvent.change(await body().findByLabelText(/^When/), { target: { value: '2026-12-24T09:00' } })
    await presses('Schedule')
    await waitFor(() => expect(sent).toEqual([['"overview-1"', { note: '', at: '2026-12-24T09:00' }]]))
  },
}

export const Scheduled: Story = {
  beforeEach: ({ msw }) => {
    const scheduled = { at: '2026-12-24T09:00', note: 'Winter', by: 'Olga', shortenedBecause: null }
    msw.use(
      getReadProgramMockHandler(overview({ scheduled, parts: changedPart('menu') })),
      getCancelProgramPublicationMockHandler(scheduled),
    )
  },
  play: async () => {
    await sees('Scheduled for Thu, Dec 24, 9:00 AM')
    await expect(body().queryByRole('button', { name: 'Publish Now' })).toBeNull()
    await presses('Cancel Scheduled Changes')
    await sees(/^Your changes are back in the draft/)
  },
}

export const SomethingToDo: Story = {
  beforeEach: ({ msw }) => {
    const parts = changedPart('menu', [
      { path: 'services.3.name', message: 'Please give this service a name.' },
    ])
    msw.use(getReadProgramMockHandler(overview({ parts })))
  },
  play: async () => {
    await sees('1 to do')
    await sees(/Please give this service a name/)
    await expect(body().queryByRole('button', { name: 'Publish Now' })).toBeNull()
  },
}

/** Someone else wrote it, but it's published in this person's name. */
export const TextToRead: Story = {
  beforeEach: ({ msw }) => {
    const message = 'Please open “Terms” and read what’s published in your name.'
    const parts = changedPart('pages', [{ path: 'pages.1', message }])
    msw.use(getReadProgramMockHandler(overview({ parts })))
  },
  play: async () => {
    await sees(/Please open “Terms” and read/)
    await expect(body().getByRole('link', { name: 'Pages' })).toHaveAttribute('href', '/admin/program/pages')
    await expect(body().queryByRole('button', { name: 'Publish Now' })).toBeNull()
  },
}

export const NothingPublishedYet: Story = {
  beforeEach: ({ msw }) => {
    saveDraft('program:places', { mine: {} })
    msw.use(
      getReadProgramMockHandler(
        overview({
          version: 0,
          publishedAt: null,
          publishedBy: null,
          missing: [
            { part: 'places', what: 'Add a place' },
            { part: 'menu', what: 'Add a service' },
            { part: 'rewards', what: 'Add a reward' },
            { part: 'codes', what: 'Add a check-in code' },
          ],
        }),
      ),
    )
  },
  play: async () => {
    await sees(/patients see “Opening soon”/)
    await sees('To do: add a reward')
    await sees('Default')
    await sees('There’s nothing to publish yet.')
    await sees('Not saved')
  },
}

export const NothingChanged: Story = {
  beforeEach: ({ msw }) => msw.use(getReadProgramMockHandler(overview())),
  play: async () => {
    await sees('No changes since you last published.')
    await expect(body().queryByRole('button', { name: 'Publish Now' })).toBeNull()
  },
}

export const ReadOnly: Story = {
  beforeEach: ({ msw }) => msw.use(session('front desk')),
  play: async () => {
    await sees('View only')
    await sees('Menu')
    await expect(body().queryByRole('heading', { name: 'Publish' })).toBeNull()
  },
}

export const Unreachable: Story = {
  beforeEach: ({ msw }) => msw.use(unreachable('get', '/api/admin/programme')),
  play: () => sees('The program could not be loaded'),
}
