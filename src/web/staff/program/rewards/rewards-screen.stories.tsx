import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, userEvent, waitFor } from 'storybook/test'
import { inApp } from '../../../app/in-app.fixtures.tsx'
import { clinic } from '../../../data/clinic.ts'
import { afresh, presses } from '../../staff.fixtures.ts'
import type { Reward } from '../draft/parts.ts'
import {
  body,
  clinicWith,
  refusedToSave,
  reward,
  rows,
  sees,
  session,
  type,
} from '../draft/program.fixtures.ts'
import { RewardsScreen } from './rewards-screen.tsx'

const rewards = [
  reward(1, 'LED Light Session', { icon: 'sun', color: 'amber' }),
  reward(5, '$25 Credit', { rewardValue: '$25 off', tiers: ['Gold', 'Platinum'], stock: 5 }),
  reward(9, 'Summer Drip', { isPaused: true, icon: 'droplet', color: 'sage' }),
]

let saved: ReturnType<typeof clinicWith>

const contents = () => (saved.contents as { rewards: Reward[] }).rewards

const meta = {
  component: RewardsScreen,
  decorators: [inApp({ path: '/admin/program/rewards' })],
  beforeEach: ({ msw }) => {
    saved = clinicWith(msw, 'rewards', { rewards })
    return afresh()
  },
} satisfies Meta<typeof RewardsScreen>

export default meta
type Story = StoryObj<typeof meta>

const dialog = () => body().findByRole('dialog')
const question = () => body().findByRole('dialog', { name: 'Pause “LED Light Session”?' })
const open = async (name: RegExp) => userEvent.click(await body().findByRole('button', { name }))

export const AddedAndPaused: Story = {
  play: async () => {
    await presses('Add Reward')
    await type('Points needed', '12.5')
    await presses('Add Reward', await dialog())
    await sees('Please enter a title')
    await sees('Please enter a whole number above 0')
    await type('Title', 'Free Peel')
    await type('Points needed', '1500')
    await type(/^Days until it expires/, '90')
    await userEvent.selectOptions(body().getByLabelText('Icon'), 'Flower')
    await userEvent.click(body().getByRole('switch', { name: 'Paused' }))
    await presses('Add Reward', await dialog())
    await waitFor(() =>
      expect(contents()[3]).toMatchObject({
        title: 'Free Peel',
        rewardValue: 'Free Peel',
        pointsRequired: 1500,
        validDays: 90,
        icon: 'flower',
        isPaused: true,
      }),
    )
    await expect(rows('Rewards')[3]).toBe('Free Peel 1,500 pointsPaused')
  },
}

export const Limited: Story = {
  beforeEach: () => {
    const { tiers } = clinic
    Object.assign(clinic, { tiers: [{ tier: 'Platinum', name: 'Diamond' }] })
    return () => Object.assign(clinic, { tiers })
  },
  play: async () => {
    await open(/^\$25 Credit/)
    await expect(body().getByRole('checkbox', { name: 'Gold' })).toBeChecked()
    await type(/^Patients can claim it again/, '0')
    await type(/^Total available/, 'five')
    await type(/^Dollar value/, 'much')
    await type(/^From/, '2026-12-24')
    await type(/^Until/, '2026-12-01')
    await presses('Save', await dialog())
    await sees('Please enter a number of days, or leave it blank')
    await sees('Please enter a number, or leave it blank')
    await sees('Please enter dollars, or leave it blank')
    await sees('The end date is before the start date')
    await type(/^Patients can claim it again/, '30')
    await type(/^Total available/, '12')
    await type(/^Dollar value/, '25')
    await type(/^Until/, '2026-12-31')
    await userEvent.click(body().getByRole('checkbox', { name: 'Gold' }))
    await presses('Save', await dialog())
    await waitFor(() =>
      expect(contents()[1]).toMatchObject({
        repeatDays: 30,
        stock: 12,
        worth: '25.00',
        tiers: ['Platinum'],
        startsOn: '2026-12-24',
        endsOn: '2026-12-31',
      }),
    )
    await expect(rows('Rewards')[1]).toBe('$25 Credit 500 points · $25 off · 12 total · for Diamond')
  },
}

const ownPicture = '/api/pictures/3f2a9c0e5b7d41868a1c2e3f4a5b6c7d-800.webp'
const broughtAlong = async () => {
  const canvas = new OffscreenCanvas(90, 120)
  canvas.getContext('2d')?.fillRect(0, 0, 90, 120)
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], 'led.jpg', { type: 'image/jpeg' })
}

export const Pictured: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('*/api/admin/programme/pictures', () => HttpResponse.json({ imageUrl: ownPicture })),
      http.get('*/api/pictures/*', () => new HttpResponse(null, { status: 404 })),
    ),
  play: async () => {
    await open(/^LED Light Session/)
    await expect(body().getByLabelText('Picture')).toHaveDisplayValue('None (use the icon)')
    await userEvent.upload(body().getByLabelText('Upload a Picture'), await broughtAlong())
    await body().findByRole('slider', { name: 'Crop' })
    await presses('Save', await dialog())
    await sees('Please use or cancel the new picture')
    await presses('Use This Picture')
    await waitFor(() => expect(body().getByLabelText('Picture')).toHaveDisplayValue('Your picture'))
    await presses('Save', await dialog())
    await waitFor(() => expect(contents()[0]?.imageUrl).toBe(ownPicture))
    await open(/^LED Light Session/)
    await userEvent.selectOptions(await body().findByLabelText('Picture'), 'None (use the icon)')
    await presses('Save', await dialog())
    await waitFor(() => expect(contents()[0]?.imageUrl).toBeNull())
    await open(/^LED Light Session/)
  },
}

export const ResumedAndArchived: Story = {
  play: async () => {
    await open(/^Summer Drip/)
    await userEvent.click(body().getByRole('switch', { name: 'Paused' }))
    await presses('Save', await dialog())
    await waitFor(() => expect(contents()[2]?.isPaused).toBe(false))
    await open(/^LED Light Session/)
    await presses('Archive')
    await waitFor(() => expect(contents()[0]?.isArchived).toBe(true))
    await sees('Archived Rewards')
  },
}

export const PausedInTwoTaps: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('*/api/admin/programme/rewards/:id/pause', ({ request }) => {
        const [first, ...others] = contents()
        if (request.headers.get('If-Match') === '"r1"')
          Object.assign(saved, {
            contents: { rewards: [{ ...first, isPaused: true }, ...others] },
            revision: 2,
          })
        return HttpResponse.json({ version: null })
      }),
    ),
  play: async () => {
    await open(/^LED Light Session/)
    await presses('Pause Now')
    await presses('Cancel', await question())
    await expect(contents()[0]?.isPaused).toBe(false)
    await open(/^LED Light Session/)
    await presses('Pause Now')
    await presses('Pause Now', await question())
    await sees('Reward paused: LED Light Session')
    await waitFor(() => expect(rows('Rewards')[0]).toContain('Paused'))
  },
}

export const Empty: Story = {
  beforeEach: ({ msw }) => {
    saved = clinicWith(msw, 'rewards', { rewards: [] })
  },
  play: () => presses('Add the First Reward'),
}

export const Long: Story = {
  beforeEach: ({ msw }) => {
    const title = 'A weekend of rest with everything that your skin could ever wish for, twice'
    saved = clinicWith(msw, 'rewards', {
      rewards: [reward(1, title, { pointsRequired: 1_000_000, isPaused: true, rewardValue: 'مكافأة ✨' })],
    })
  },
}

export const Refused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      refusedToSave(
        '/api/admin/programme/rewards',
        400,
        'invalid-request',
        'Please enter at most 300 rewards',
      ),
    ),
  play: async () => {
    await open(/^Summer Drip/)
    await type('Points needed', '450')
    await presses('Save', await dialog())
    await sees('Please enter at most 300 rewards')
    await body().findByRole('button', { name: 'Discard My Change' })
  },
}

export const ChangedMeanwhile: Story = {
  play: async () => {
    await open(/^LED Light Session/)
    const hers = [reward(1, 'LED Light Session', { icon: 'sun', color: 'amber', pointsRequired: 150 })]
    Object.assign(saved, {
      contents: { rewards: [...hers, ...rewards.slice(1)] },
      revision: 2,
      changedBy: 'Tess',
    })
    await type(/^Days until it expires/, '60')
    await presses('Save', await dialog())
    await sees('Tess changed this, too')
    await presses('Save Both')
    await waitFor(() => expect(contents()[0]).toMatchObject({ pointsRequired: 150, validDays: 60 }))
  },
}

/** Tess changes the first reward, and this screen loads it again. */
const tessChanges = async (change: Partial<Reward>) => {
  const [first, ...others] = contents()
  Object.assign(saved, {
    contents: { rewards: [{ ...first, ...change }, ...others] },
    revision: 2,
    changedBy: 'Tess',
  })
  for (const event of ['offline', 'online']) window.dispatchEvent(new Event(event))
  await sees(/^Draft saved, last changed by Tess/)
}

export const UnfinishedOverAColleaguesChange: Story = {
  play: async () => {
    await open(/^LED Light Session/)
    await type(/^Description/, 'Red light for the skin.')
    await presses('Close')
    await tessChanges({ pointsRequired: 150, isPaused: true })
    await open(/^LED Light Session/)
    await expect(await body().findByLabelText('Points needed')).toHaveValue('150')
    await presses('Save', await dialog())
    await waitFor(() =>
      expect(contents()[0]).toMatchObject({
        description: 'Red light for the skin.',
        pointsRequired: 150,
        isPaused: true,
      }),
    )
  },
}

export const BothChangedTheSameField: Story = {
  play: async () => {
    await open(/^LED Light Session/)
    await type('Points needed', '120')
    await presses('Close')
    await tessChanges({ pointsRequired: 150, stock: 9 })
    await open(/^LED Light Session/)
    await sees('Someone else changed this, too: Points')
    await type('Points needed', '125')
    await presses('Close')
    await open(/^LED Light Session/)
    await sees('Someone else changed this, too: Points')
    await type('Points needed', '120')
    await expect(body().getByLabelText('Points needed')).toHaveValue('120')
    await presses('Use Theirs')
    await expect(body().getByLabelText('Points needed')).toHaveValue('150')
    await presses('Close')
    await expect(body().queryByText('Unfinished')).toBeNull()
  },
}

export const ChangedWhileOpen: Story = {
  play: async () => {
    await open(/^LED Light Session/)
    await type('Points needed', '120')
    await tessChanges({ pointsRequired: 150, validDays: 30 })
    await expect(body().getByLabelText(/^Days until it expires/)).toHaveValue('30')
    await presses('Keep My Version')
    await presses('Save', await dialog())
    await waitFor(() => expect(contents()[0]).toMatchObject({ pointsRequired: 120, validDays: 30 }))
  },
}

export const ReadOnly: Story = {
  beforeEach: ({ msw }) => msw.use(session('front desk')),
  play: async () => {
    await sees('Summer Drip')
    await expect(body().queryAllByRole('button')).toEqual([])
  },
}
