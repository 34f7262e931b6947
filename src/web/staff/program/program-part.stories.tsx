import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inApp } from '../../app/in-app.fixtures.tsx'
import { afresh } from '../staff.fixtures.ts'
import { body, clinicWith, place, sees } from './draft/program.fixtures.ts'
import { ProgramPart } from './program-part.tsx'

const meta = {
  component: ProgramPart,
  args: { part: 'places' },
  decorators: [inApp({ path: '/admin/program/places' })],
  beforeEach: ({ msw }) => {
    clinicWith(msw, 'places', { places: [place('Mitte')] })
    return afresh()
  },
} satisfies Meta<typeof ProgramPart>

export default meta
type Story = StoryObj<typeof meta>

/** At its own URL a part has a back link; within the setup steps it doesn't. */
export const APartAtItsAddress: Story = {
  play: async () => {
    await sees('Mitte')
    await expect(body().getByRole('link', { name: 'Back to Program' })).toBeVisible()
  },
}
