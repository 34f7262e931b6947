import type { Meta, StoryObj } from '@storybook/react-vite'
import { Facts } from './facts.tsx'

const meta = {
  component: Facts,
  parameters: {
    guidance: {
      use: ['For two to eight facts about one person or item.'],
      dontUse: ['For numbers to compare across rows.', 'For one key number.'],
      instead: { Table: 'to compare', Stat: 'for one number' },
      anatomy: ['Labels', 'Values'],
      words: ['A label is a noun: "Total spent".', 'An unknown value is a dash, not "N/A".'],
    },
  },
  args: {
    facts: [
      { label: 'Balance', value: '240' },
      { label: 'Total spent', value: '$1,250' },
      { label: 'Visits', value: '6' },
    ],
  },
} satisfies Meta<typeof Facts>

export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = { tags: ['do'] }

export const One: Story = { args: { facts: [{ label: 'Balance', value: '0' }] } }

export const LongTexts: Story = {
  args: {
    facts: [
      {
        label: 'Something that takes more words',
        value: 'a-very-long-word-that-nobody-can-break@velora.example',
      },
      { label: 'Lines', value: 'First line\nSecond line' },
    ],
  },
}

export const ATableInDisguise: Story = {
  tags: ['dont'],
  args: {
    facts: [
      { label: 'Mia’s balance', value: '240' },
      { label: 'Mia’s visits', value: '6' },
      { label: 'Noor’s balance', value: '1,120' },
      { label: 'Noor’s visits', value: '14' },
      { label: 'Lea’s balance', value: '80' },
      { label: 'Lea’s visits', value: '2' },
    ],
  },
}
