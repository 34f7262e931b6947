import type { Meta, StoryObj } from '@storybook/react-vite'
import { bar } from './specimen.css.ts'
import { Page, Row, Section, Shaped } from './specimen.tsx'
import { barHeight, layer, media, radius, shadow, space, touch } from './theme/tokens.css.ts'
import { radiusUsage, spaceUsage } from './usage.ts'

const keysOf = <Tokens extends object>(tokens: Tokens) => Object.keys(tokens) as (keyof Tokens & string)[]

const shadowUsage = { soft: 'Cards on the page.', raised: 'Anything above the page.' } as const

const mediaUsage = {
  wide: 'Two columns; the staff index next to its panel.',
  wider: 'Three columns of rows.',
  narrow: 'One column, with the first part above the rest.',
  tablet: 'Cards side by side.',
  byMouse: 'Rows as dense as in an office list.',
  still: 'The person prefers reduced motion: nothing moves.',
  dark: 'The system uses a dark theme, and the person hasn’t chosen another one.',
} as const

function SpacePage() {
  return (
    <Page
      title="Space and shape"
      lead="Steps of eight, with half steps. Components have no outer margin: the layout around them adds the space."
    >
      <Section title="Space">
        {keysOf(space).map(step => (
          <Row key={step} name={step} token={`space.${step} · ${space[step]}`} usage={spaceUsage[step]}>
            <div className={bar} style={{ inlineSize: space[step] }} />
          </Row>
        ))}
      </Section>
      <Section title="Radius">
        {keysOf(radius).map(step => (
          <Row key={step} name={step} token={`radius.${step} · ${radius[step]}`} usage={radiusUsage[step]}>
            <Shaped look={{ borderRadius: radius[step] }} />
          </Row>
        ))}
      </Section>
      <Section title="Shadow">
        {keysOf(shadow).map(step => (
          <Row key={step} name={step} token={`shadow.${step}`} usage={shadowUsage[step]}>
            <Shaped look={{ borderRadius: radius.card, boxShadow: shadow[step] }} />
          </Row>
        ))}
      </Section>
      <Section title="Grid and breakpoints">
        {keysOf(media).map(name => (
          <Row key={name} name={name} token={media[name]} usage={mediaUsage[name]} />
        ))}
        <Row name="touch" token={touch} usage="The minimum size of a touch target.">
          <Shaped look={{ inlineSize: touch, blockSize: touch, borderRadius: radius.control }} />
        </Row>
        <Row
          name="barHeight"
          token={barHeight}
          usage="The bottom bar on a phone; pages reserve this much space."
        />
      </Section>
      <Section title="Stacking order">
        {keysOf(layer).map(name => (
          <Row key={name} name={name} token={`layer.${name} · ${layer[name]}`} />
        ))}
      </Section>
    </Page>
  )
}

const meta = {
  component: SpacePage,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'whole' } },
} satisfies Meta<typeof SpacePage>

export default meta

export const SpaceAndShape: StoryObj<typeof meta> = { name: 'Space and shape' }
