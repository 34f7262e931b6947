import type { Meta, StoryObj } from '@storybook/react-vite'
import { Chips } from '#ui-kit/actions/chips/chips.tsx'
import { Badge } from '#ui-kit/data/badge/badge.tsx'
import { SearchField } from '#ui-kit/forms/search-field/search-field.tsx'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Grid } from '#ui-kit/layout/grid/grid.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Page } from '#ui-kit/layout/page/page.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { TopBar } from '#ui-kit/layout/top-bar/top-bar.tsx'
import { Sticky } from './sticky.tsx'

const meta = {
  component: Sticky,
  parameters: {
    guidance: {
      use: ['For a search field and a row of chips that stay visible while the list below them scrolls.'],
      dontUse: ['For more than a fifth of a phone’s height.', 'For content that people read once.'],
      instead: { TopBar: 'for the title of a screen' },
      words: ['None of its own: see SearchField and Chips.'],
      keyboard: {
        Tab: 'Moves through the controls inside it. A focused element below it scrolls until it’s not covered.',
      },
    },
    layout: 'fullscreen',
  },
  args: { children: null },
} satisfies Meta<typeof Sticky>

export default meta
type Story = StoryObj<typeof meta>

export const ListOfCards: Story = {
  tags: ['do'],
  render: () => (
    <Page header={<TopBar title="Services" />} wide>
      <Sticky>
        <Stack gap="xs">
          <SearchField label="Search services" placeholder="Search services" value="" onChange={() => {}} />
          <Chips
            label="Categories"
            value="a"
            onChange={() => {}}
            chips={[
              { value: 'a', label: 'All Services' },
              { value: 'b', label: 'Fillers' },
              { value: 'c', label: 'Neurotoxins' },
              { value: 'd', label: 'IV drips' },
            ]}
          />
        </Stack>
      </Sticky>
      <Grid columnsWide={3} as="ul">
        {['Glow Facial', 'Vitamin Drip', 'Lip Filler', 'Peel'].map(title => (
          <Card key={title} as="li">
            <Stack gap="xs">
              <Heading level={2} size={18}>
                {title}
              </Heading>
              <Text tone="quiet">Forty minutes for yourself.</Text>
              <Inline spread="between">
                <Text weight="strong" figures>
                  $180.00
                </Text>
                <Badge tone="accent">+180</Badge>
              </Inline>
            </Stack>
          </Card>
        ))}
      </Grid>
    </Page>
  ),
}
