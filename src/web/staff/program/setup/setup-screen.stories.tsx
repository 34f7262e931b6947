import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, userEvent, within } from 'storybook/test'
import { getListTypefacesMockHandler } from '#api/brand/brand.msw.ts'
import { getReadServerRulesMockHandler } from '#api/clinic-settings/clinic-settings.msw.ts'
import { getReadProgramMockHandler } from '#api/program/program.msw.ts'
import { getListStaffMockHandler } from '#api/staff/staff.msw.ts'
import { inApp } from '../../../app/in-app.fixtures.tsx'
import { afresh } from '../../staff.fixtures.ts'
import { handlersOf } from '../draft/draft-handlers.fixtures.ts'
import { changedPart, overview, place, session } from '../draft/program.fixtures.ts'
import { SetupScreen } from './setup-screen.tsx'

const missing = [
  { part: 'menu' as const, what: 'Add a service' },
  { part: 'codes' as const, what: 'Add a check-in code' },
]

const meta = {
  component: SetupScreen,
  decorators: [inApp({ path: '/admin/program/setup' })],
  beforeEach: ({ msw }) => {
    msw.use(
      session(),
      getReadProgramMockHandler(overview({ version: 0, missing, parts: changedPart('places') })),
      ...handlersOf('places', { places: [place('Mitte')] }).handlers,
      ...handlersOf('menu', { categories: [], services: [] }).handlers,
      ...handlersOf('rewards', { rewards: [] }).handlers,
      ...handlersOf('codes', { codes: [] }).handlers,
      getListStaffMockHandler([]),
    )
    return afresh()
  },
} satisfies Meta<typeof SetupScreen>

export default meta
type Story = StoryObj<typeof meta>

/** It opens at the first unfinished step and names it, but lets the user skip it. */
export const GoesOnWithTheMenu: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('To do: add a service')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Start with Common Treatments' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Back to Program' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Skip for Now' }))
    await expect(await canvas.findByRole('button', { name: 'Next: Check-in codes' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Set Up Your Clinic' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(await canvas.findByText('To do: add a service')).toBeVisible()
  },
}

/** Texts published in the clinic's name are a separate step. */
export const TextsToRead: Story = {
  decorators: [inApp({ path: '/admin/program/setup#step-pages' })],
  beforeEach: ({ msw }) => {
    const toRead = { part: 'pages' as const, what: 'Read “Privacy policy”' }
    const problems = [{ path: 'pages.0', message: 'Please open “Privacy policy”.' }]
    msw.use(
      getReadProgramMockHandler(
        overview({ version: 0, missing: [toRead], parts: changedPart('pages', problems) }),
      ),
      ...handlersOf('pages', { pages: [{ id: 'privacy', text: '' }] }).handlers,
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('To do: read “privacy policy”')).toBeVisible()
    await expect(await canvas.findByText('Needs review')).toBeVisible()
  },
}

export const LastStep: Story = {
  decorators: [inApp({ path: '/admin/program/setup#step-people' })],
  beforeEach: ({ msw }) => msw.use(getReadProgramMockHandler(overview({ version: 0 }))),
  play: async ({ canvasElement }) => {
    const publish = await within(canvasElement).findByRole('link', { name: 'Review and Publish' })
    await expect(publish).toHaveAttribute('href', '/admin/program')
  },
}

/** The first questions for a new clinic: its look and its contact details. */
export const ClinicStep: Story = {
  decorators: [inApp({ path: '/admin/program/setup#step-brand' })],
  beforeEach: ({ msw }) => {
    const brand = { appName: null, colour: null, typeface: 'soft', card: 'rings', logo: null, logoDark: null }
    const rules = { bookingUrl: null, timeZone: null, phone: null, email: null, website: null }
    msw.use(
      ...handlersOf('brand', { brand }).handlers,
      ...handlersOf('rules', { rules }).handlers,
      getReadServerRulesMockHandler(),
      getListTypefacesMockHandler(),
    )
  },
  play: async ({ canvasElement }) => {
    const reach = within(await within(canvasElement).findByRole('region', { name: 'Contact & time zone' }))
    await expect(await reach.findByLabelText(/^Phone/)).toBeVisible()
    await expect(await reach.findByLabelText('Booking link')).toBeVisible()
    await expect(await reach.findByLabelText('Time zone')).toBeVisible()
    await expect(await within(canvasElement).findByLabelText(/^App name/)).toBeVisible()
  },
}

export const ForTheFrontDesk: Story = {
  beforeEach: ({ msw }) => msw.use(session('front desk')),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/View only/)).toBeVisible()
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}

export const Unreachable: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('*/api/admin/programme', () => HttpResponse.error())),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('The program could not be loaded')).toBeVisible()
  },
}
