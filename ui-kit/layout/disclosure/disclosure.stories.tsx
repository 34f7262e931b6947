import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { List, ListRow } from '../../data/list-row/list-row.tsx'
import { Text } from '../text/text.tsx'
import { Disclosure } from './disclosure.tsx'

const rows = (
  <List label="Points history">
    <ListRow title="Glow Facial" hint="April 23, 2026" trailing="+150" />
    <ListRow title="Check-in" hint="January 15, 2026" trailing="+5" />
  </List>
)

const meta = {
  component: Disclosure,
  parameters: {
    guidance: {
      use: ['For details that few people look for on this page: a history, used vouchers.'],
      dontUse: [
        'For anything that people have to see before they continue.',
        'For a single line: just show it.',
      ],
      instead: { Tabs: 'for parts of equal importance', Card: 'for what everyone needs' },
      anatomy: ['Title', 'How much is inside', 'Arrow', 'What is inside'],
      words: ['The title is a noun: "Points history". The hint counts: "3 rewards".'],
      keyboard: { Enter: 'Opens or closes it.' },
    },
  },
  args: { title: 'Points history', children: rows },
} satisfies Meta<typeof Disclosure>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = { tags: ['do'], args: { hint: '2 entries' } }
export const Opens: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Glow Facial')).not.toBeVisible()
    await userEvent.click(canvas.getByText('Points history'))
    await expect(canvas.getByText('Glow Facial')).toBeVisible()
  },
}
export const MadeWhenOpened: Story = {
  args: { lazy: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByText('Glow Facial')).toBeNull()
    await userEvent.click(canvas.getByText('Points history'))
    await expect(await canvas.findByText('Glow Facial')).toBeVisible()
  },
}
export const LongTexts: Story = {
  args: {
    title: 'Everything that you have earned, claimed and used since you joined',
    hint: '1,204 entries',
  },
}
export const ForOneLine: Story = {
  tags: ['dont'],
  args: { title: 'Opening hours', children: <Text>Monday to Friday, 9 AM to 6 PM</Text> },
}
