import type { Meta, StoryObj } from '@storybook/react-vite'
import { Prose } from './prose.tsx'

const meta = {
  component: Prose,
  // It takes one prop or the other, which Storybook can't read from the type.
  argTypes: {
    html: { description: 'HTML that’s known to be safe, such as rendered Markdown.', control: 'text' },
    label: { description: 'The accessible name, if the text is a landmark.', control: 'text' },
    children: { description: 'The text as elements, instead of HTML.', control: false },
  },
  parameters: {
    guidance: {
      use: ['For long texts with headings and lists: policies, posts.'],
      dontUse: ['For interface text.'],
      instead: { Text: 'for a sentence or two' },
      words: ['Its headings start at the next level of the page’s outline.'],
    },
  },
} satisfies Meta<typeof Prose>

export default meta
type Story = StoryObj<typeof meta>

export const Everything: Story = {
  args: {
    label: 'House rules',
    html: `<h1>House rules</h1><p><small>Version 2</small></p><blockquote><p>An earlier version.</p></blockquote>
      <p>Please come <strong>five minutes</strong> early, and read <a href="#more">more about it</a>.</p>
      <h2>What to bring</h2><ul><li>Something to read</li><li>A towel</li></ul><h3>In this order</h3>
      <ol><li>Ring</li><li>Wait</li></ol><hr><p><code>Rhabarberbarbarabarbarbarenbartbarbierbierbar</code></p>`,
  },
}

export const Children: Story = { args: { children: <p>A text of one paragraph.</p> } }

export const APolicy: Story = {
  tags: ['do'],
  args: {
    html: `<h2>If you can’t come</h2><p>Please tell us <strong>24 hours before</strong>, so that somebody else can have
      your place.</p><h3>What happens otherwise</h3><ul><li>The first time, nothing.</li><li>From then on we keep your
      deposit.</li></ul>`,
  },
}

export const AScreenAsProse: Story = {
  tags: ['dont'],
  args: {
    html: `<h2>Your points</h2><p><strong>1,240</strong></p><p><small>3 rewards are ready</small></p>
      <p><a href="#rewards">See rewards</a></p><p><a href="#book">Book appointment</a></p>`,
  },
}
