import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { TiersContents } from '#api/schemas/index.ts'
import { inApp } from '../../../app/in-app.fixtures.tsx'
import { afresh, presses } from '../../staff.fixtures.ts'
import {
  body,
  clinicWith,
  milestone,
  refusedToSave,
  rows,
  sees,
  session,
  tiers,
  type,
} from '../draft/program.fixtures.ts'
import { TiersScreen } from './tiers-screen.tsx'

const contents = { tiers, milestones: [milestone(25), milestone(100, 'A hundred: you are glowing!')] }

let saved: ReturnType<typeof clinicWith>

const kept = () => saved.contents as TiersContents

const meta = {
  component: TiersScreen,
  decorators: [inApp({ path: '/admin/program/tiers' })],
  beforeEach: ({ msw }) => {
    saved = clinicWith(msw, 'tiers', contents)
    return afresh()
  },
} satisfies Meta<typeof TiersScreen>

export default meta
type Story = StoryObj<typeof meta>

const dialog = () => body().findByRole('dialog')

export const TierChanged: Story = {
  play: async () => {
    await presses('Edit Silver')
    await type('Name', '')
    await type(/^Starts at/, 'much')
    await presses('Save', await dialog())
    await sees('Please enter a name')
    await sees('Please enter an amount above 0, like 500')
    await type('Name', 'Pearl')
    await type(/^Starts at/, '1,200.50')
    await userEvent.selectOptions(body().getByLabelText('Card metal'), 'platinum')
    await type(/^Perks(?! of)/, 'Free parking\n\nA drink on the house')
    await presses('Save', await dialog())
    await waitFor(() =>
      expect(kept().tiers[1]).toEqual({
        id: 'Silver',
        name: 'Pearl',
        from: '1200.50',
        metal: 'platinum',
        perks: ['Free parking', 'A drink on the house'],
      }),
    )
    await sees('From $1,200.50')
    await expect(rows('Perks of Pearl')).toEqual(['Free parking', 'A drink on the house'])
  },
}

export const ByKeyboardAlone: Story = {
  play: async () => {
    const edit = await body().findByRole('button', { name: 'Edit Silver' })
    edit.focus()
    await userEvent.keyboard('{Enter}')
    const name = await within(await dialog()).findByLabelText('Name')
    await waitFor(() => expect(name).toHaveFocus())
    await userEvent.clear(name)
    await userEvent.keyboard('Pearl{Enter}')
    await waitFor(() => expect(kept().tiers[1]).toMatchObject({ name: 'Pearl' }))
    await waitFor(() => expect(edit).toHaveFocus())
  },
}

export const EverybodyBeginsWithTheFirst: Story = {
  play: async () => {
    await presses('Edit Bronze')
    const edited = await dialog()
    await waitFor(() => expect(edited).toBeVisible())
    await expect(body().queryByLabelText(/^From/)).toBeNull()
    await type('Name', 'Welcome')
    await presses('Save', await dialog())
    await waitFor(() => expect(kept().tiers[0]).toMatchObject({ name: 'Welcome', from: '0.00' }))
  },
}

export const MilestonesAddedAndRemoved: Story = {
  play: async () => {
    await presses('Add Milestone')
    await type(/^Points/, '0')
    await presses('Add Milestone', await dialog())
    await sees('Please enter a whole number above 0')
    await type(/^Points/, '50')
    await presses('Add Milestone', await dialog())
    await waitFor(() => expect(kept().milestones.map(({ points }) => points)).toEqual([25, 50, 100]))
    await presses(/^100 points/)
    await presses('Remove', await dialog())
    await waitFor(() => expect(kept().milestones).toHaveLength(2))
  },
}

export const Long: Story = {
  beforeEach: ({ msw }) => {
    const perks = Array.from(
      { length: 12 },
      (_, n) => `A perk that takes some words to be said, number ${n + 1}`,
    )
    const long = tiers.map(tier => ({ ...tier, name: 'Ambassadors of the house, 1', perks }))
    const milestones = Array.from({ length: 30 }, (_, n) =>
      milestone((n + 1) * 100, 'Look at you! '.repeat(12)),
    )
    saved = clinicWith(msw, 'tiers', { tiers: long, milestones })
  },
  play: () => sees('3,000 points'),
}

export const Empty: Story = {
  beforeEach: ({ msw }) => {
    saved = clinicWith(msw, 'tiers', {
      tiers: tiers.map(tier => ({ ...tier, perks: [] })),
      milestones: [],
    })
  },
  play: async () => {
    await sees('No milestones yet.')
    await sees('No perks yet')
  },
}

export const Refused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      refusedToSave('/api/admin/programme/tiers', 400, 'invalid-request', 'Please enter at most 12 perks'),
    ),
  play: async () => {
    await presses('Edit Gold')
    await type('Name', 'Rose')
    await presses('Save', await dialog())
    await sees('Please enter at most 12 perks')
    await expect(body().getByRole('button', { name: 'Discard My Change' })).toBeVisible()
  },
}

export const ChangedMeanwhile: Story = {
  play: async () => {
    await sees('From $2,000')
    const theirs = tiers.map(tier =>
      tier.id === 'Gold' ? { ...tier, from: '2500.00', perks: ['Free parking'] } : tier,
    )
    Object.assign(saved, { contents: { ...contents, tiers: theirs }, revision: 9, changedBy: 'Tess' })
    await presses('Edit Gold')
    await type(/^Starts at/, '3000')
    await presses('Save', await dialog())
    await sees('Tess changed this, too')
    await sees('Gold: from $2,000 → $2,500')
    await sees('Gold: perks A drink on the house, Free parking → Free parking')
    await presses('Save Both')
    await waitFor(() => expect(kept().tiers[2]).toMatchObject({ from: '3000.00', perks: ['Free parking'] }))
  },
}

export const ReadOnly: Story = {
  beforeEach: ({ msw }) => msw.use(session('front desk')),
  play: async () => {
    await sees('From $500')
    await expect(body().queryAllByRole('button')).toEqual([])
  },
}
