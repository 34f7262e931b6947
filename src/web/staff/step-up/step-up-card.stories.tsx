import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { StepUpRule } from '#api/schemas/index.ts'
import { getListStepUpRulesMockHandler } from '#api/step-up/step-up.msw.ts'
import { inApp } from '../../app/in-app.fixtures.tsx'
import { dialog, presses, refused, sees, unreachable } from '../staff.fixtures.ts'
import { StepUpCard } from './step-up-card.tsx'

const rule = (role: StepUpRule['role'], more: Partial<StepUpRule> = {}): StepUpRule => ({
  role,
  medicalAnswers: false,
  exports: false,
  pointsAbove: null,
  ...more,
})

const nothing = [rule('front desk'), rule('clinical'), rule('manager'), rule('owner')]

const meta = {
  component: StepUpCard,
  decorators: [inApp({ path: '/admin/people' })],
  beforeEach: ({ msw }) => msw.use(getListStepUpRulesMockHandler(nothing)),
} satisfies Meta<typeof StepUpCard>

export default meta
type Story = StoryObj<typeof meta>

export const NothingAsked: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByText('Off')).toHaveLength(4)
  },
}

export const SomeAsked: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getListStepUpRulesMockHandler([
        rule('front desk', { pointsAbove: 500 }),
        rule('clinical', { medicalAnswers: true, pointsAbove: 0 }),
        rule('manager', { exports: true }),
        rule('owner', { medicalAnswers: true, exports: true, pointsAbove: 1_000_000 }),
      ]),
    ),
  play: () =>
    sees(
      'Must verify before viewing medical answers, exporting, awarding more than 1,000,000 points an hour',
    ),
}

export const Edited: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.put('*/api/admin/step-up', async ({ request }) =>
        HttpResponse.json((await request.json()) as StepUpRule),
      ),
    ),
  play: async () => {
    await presses(/^Front desk/)
    const opened = within(await dialog())
    await userEvent.type(opened.getByLabelText('Awarding more than (points)'), 'many')
    await userEvent.click(opened.getByRole('button', { name: 'Save' }))
    await sees(/Please enter a whole number/)
    await waitFor(() => expect(opened.getByLabelText('Awarding more than (points)')).toHaveFocus())
    await userEvent.clear(opened.getByLabelText('Awarding more than (points)'))
    await userEvent.type(opened.getByLabelText('Awarding more than (points)'), '500')
    await userEvent.click(opened.getByRole('button', { name: 'Save' }))
    await sees('Saved: Front desk')
    await sees('Must verify before awarding more than 500 points an hour')
  },
}

/** Each role only has settings for what it may do. */
export const WhatARoleMayDo: Story = {
  play: async () => {
    await presses(/^Front desk/)
    await expect(within(await dialog()).queryByRole('switch')).toBeNull()
    await presses('Close', await dialog())
    await presses(/^Owner/)
    await expect(within(await dialog()).getAllByRole('switch')).toHaveLength(2)
  },
}

export const Refused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      refused('put', '/api/admin/step-up', 403, 'not-allowed', 'Your role doesn’t have permission for this.'),
    ),
  play: async () => {
    await presses(/^Owner/)
    await presses('Save', await dialog())
    await sees('Your role doesn’t have permission for this.')
  },
}

export const Unreachable: Story = {
  beforeEach: ({ msw }) => msw.use(unreachable('get', '/api/admin/step-up')),
  play: () => sees('The rules could not be loaded'),
}
