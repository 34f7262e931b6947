import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Page, Row, Section, Swatch } from './specimen.tsx'
import { contrast } from './theme/contrast.ts'
import { evening, light } from './theme/palettes.ts'
import { metals } from './theme/tokens.css.ts'
import { colourUsage } from './usage.ts'

type Role = keyof typeof light
type Flat = Exclude<Role, (typeof metals)[number]>

const flat = (Object.keys(light) as Role[]).filter((role): role is Flat => typeof light[role] === 'string')

/** The color with its contrast on the page, if that can be measured. */
function shown(colors: typeof light, role: Flat): string {
  const value = colors[role]
  if (!value.startsWith('#') || role === 'ground') return value
  return `${value} · ${contrast({ name: role, ink: value, ground: colors.ground }).toFixed(1)} : 1`
}

function ColourPage() {
  return (
    <Page
      title="Color"
      lead="Roles, not hues: a screen says what a color is for, and each theme says what it looks like. Next to each value is its contrast with the background of its theme."
    >
      <Section title="Roles, in the light and evening themes">
        {flat.map(role => (
          <Row key={role} name={role} token={`color.${role}`} usage={colourUsage[role]}>
            <Swatch value={light[role]} label={shown(light, role)} />
            <Swatch value={evening[role]} label={shown(evening, role)} />
          </Row>
        ))}
      </Section>
      <Section title="Metals">
        {metals.map(metal => (
          <Row key={metal} name={metal} token={`color.${metal}`} usage={colourUsage[metal]}>
            {(['from', 'to', 'ink', 'edge'] as const).map(part => (
              <Swatch key={part} value={light[metal][part]} label={`${part} ${light[metal][part]}`} />
            ))}
          </Row>
        ))}
      </Section>
    </Page>
  )
}

const meta = {
  component: ColourPage,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'whole' } },
} satisfies Meta<typeof ColourPage>

export default meta

export const Colour: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText('color.accentFill')).toBeVisible()
    await expect(page.getByText(new RegExp(`^${evening.accent} · `))).toBeVisible()
  },
}
