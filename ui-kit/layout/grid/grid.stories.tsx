import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DateField } from '../../forms/date-field/date-field.tsx'
import { Card } from '../card/card.tsx'
import { Grid } from './grid.tsx'

const meta = {
  component: Grid,
  parameters: {
    guidance: {
      use: [
        'For parts of the same size: cards, tiles, numbers.',
        'With `fit`, for two short fields that belong together, such as two dates.',
      ],
      dontUse: [
        'For a large part and a small one.',
        'With a fixed number of columns for fields: they get cut off on a small phone.',
      ],
      instead: { Split: 'for a large part and a small one', Table: 'for numbers to compare' },
      anatomy: ['Cells of the same width, in reading order'],
    },
  },
  decorators: [Story => <Card padding="l">{Story()}</Card>],
  args: {
    columns: 'fit',
    gap: 's',
    children: (
      <>
        <DateField label="Valid from" defaultValue="2026-08-28" />
        <DateField label="Valid until" defaultValue="2026-12-26" />
      </>
    ),
  },
} satisfies Meta<typeof Grid>

export default meta
type Story = StoryObj<typeof meta>

const leftOf = (field: HTMLElement) => field.getBoundingClientRect().left

export const TwoDates: Story = {
  tags: ['do'],
  play: ({ canvas }) =>
    expect(leftOf(canvas.getByLabelText('Valid until'))).toBeGreaterThan(
      leftOf(canvas.getByLabelText('Valid from')),
    ),
}

export const TwoDatesOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  play: ({ canvas }) =>
    expect(leftOf(canvas.getByLabelText('Valid until'))).toBe(leftOf(canvas.getByLabelText('Valid from'))),
}

export const FieldsInFixedColumns: Story = {
  tags: ['dont'],
  args: { columns: 2 },
  globals: { viewport: { value: 'small' } },
}
