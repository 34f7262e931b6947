import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Badge } from '#ui-kit/data/badge/badge.tsx'
import { Progress } from '#ui-kit/feedback/progress/progress.tsx'
import { TextField } from '#ui-kit/forms/text-field/text-field.tsx'
import { PaletteArea } from '#ui-kit/foundations/palette-area/palette-area.tsx'
import { Page, Row, Section, Swatch } from '#ui-kit/foundations/specimen.tsx'
import { light } from '#ui-kit/foundations/theme/palettes.ts'
import { Grid } from '#ui-kit/layout/grid/grid.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import {
  brandPalettes,
  brandRoles,
  nearestThatHolds,
} from '../../../src/platform/kernel/colour/brand-palette.ts'
import { ColourField, isColour } from '../../../src/web/staff/program/brand/colour-field/colour-field.tsx'

const themes = { light: 'Light theme', evening: 'Evening theme' } as const

function BrandColourPage() {
  const [typed, setTyped] = useState(light.accentFill)
  const [colour, setColour] = useState(light.accentFill)
  const change = (text: string) => {
    setTyped(text)
    if (isColour(text)) setColour(text)
  }
  const palettes = brandPalettes(colour)
  const taken = nearestThatHolds(colour)
  return (
    <Page
      title="A clinic’s own color"
      lead="A clinic picks one color, and both themes are derived from it. Every pair of colors for text or shapes still has enough contrast."
    >
      <ColourField
        label="Colour"
        value={typed}
        onChange={change}
        hint={
          taken === colour.toUpperCase()
            ? 'It has enough contrast as it is.'
            : `Too bright for a button on the page. The light theme uses ${taken} instead.`
        }
      />
      <Grid columns={1} columnsWide={2} gap="l">
        {(['light', 'evening'] as const).map(theme => (
          <PaletteArea key={theme} theme={theme} colors={palettes[theme]} label={themes[theme]}>
            <Sample title={themes[theme]} />
          </PaletteArea>
        ))}
      </Grid>
      <Section title="The resulting colors">
        {brandRoles.map(role => (
          <Row key={role} name={role}>
            <Swatch value={palettes.light[role]} label={palettes.light[role]} />
            <Swatch value={palettes.evening[role]} label={palettes.evening[role]} />
          </Row>
        ))}
      </Section>
    </Page>
  )
}

const Sample = ({ title }: { title: string }) => (
  <Stack gap="m">
    <Text size={22}>{title}</Text>
    <Text tone="quiet">Ten more points to the next reward.</Text>
    <Progress label="The way" value={3} max={4} valueText="3 of 4" />
    <TextField label="Your first name" />
    <Inline gap="s">
      <Button>Check In</Button>
      <Button variant="secondary">Later</Button>
      <Badge tone="accent">New</Badge>
    </Inline>
  </Stack>
)

const meta = {
  component: BrandColourPage,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'whole' } },
} satisfies Meta<typeof BrandColourPage>

export default meta

export const BrandColour: StoryObj<typeof meta> = {
  name: 'Brand colour',
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Colour' })
    await userEvent.clear(field)
    await userEvent.type(field, '#FFD700')
    await expect(within(canvasElement).getByText(/Too bright for a button/)).toBeVisible()
  },
}
