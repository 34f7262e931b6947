import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { Duo } from './duo.tsx'

const meta = {
  component: Duo,
  parameters: {
    guidance: {
      use: ['For two parts of nearly equal weight, such as text and what it’s about.'],
      dontUse: ['For a list, which needs equal columns.', 'If one part only supports the other.'],
      instead: { Grid: 'for equal columns', Split: 'for a large part and a small one' },
      anatomy: ['The first part, a little wider', 'The second part'],
    },
  },
  args: {
    children: (
      <>
        <Text>The first part says what there is to say, in as many lines as it takes.</Text>
        <Card padding="l">The second part</Card>
      </>
    ),
  },
} satisfies Meta<typeof Duo>

export default meta

export const Two: StoryObj<typeof meta> = {}
