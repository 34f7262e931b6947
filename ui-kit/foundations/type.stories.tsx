import type { Meta, StoryObj } from '@storybook/react-vite'
import { Page, Row, Section } from './specimen.tsx'
import { fontFamily, fontSize, fontWeight, lineHeight, usualFonts } from './theme/tokens.css.ts'
import { sizeUsage } from './usage.ts'

type Size = keyof typeof fontSize

const sizes = Object.keys(fontSize).map(Number) as Size[]

const faces = {
  display: 'Titles and large numbers: soft, with optical sizing.',
  text: 'Everything else; tabular figures for points, prices and tables.',
} as const

function TypePage() {
  return (
    <Page
      title="Type"
      lead="Two typefaces and eight sizes. Fraunces is for titles and large numbers, Figtree for everything else. Both come with the app, so no other typeface is ever needed."
    >
      <Section title="Typefaces">
        {(['display', 'text'] as const).map(face => (
          <Row key={face} name={face} token={usualFonts[face].split(',')[0] ?? ''} usage={faces[face]}>
            <span style={{ fontFamily: fontFamily[face], fontSize: fontSize[28] }}>Glow, 1,240 points</span>
          </Row>
        ))}
      </Section>
      <Section title="Sizes">
        {sizes.map(size => (
          <Row
            key={size}
            name={String(size)}
            token={`fontSize[${size}] · ${fontSize[size]}`}
            usage={sizeUsage[size]}
          >
            <span
              style={{
                fontSize: fontSize[size],
                fontFamily: size >= 18 ? fontFamily.display : fontFamily.text,
              }}
            >
              Welcome back, Mia
            </span>
          </Row>
        ))}
      </Section>
      <Section title="Weights and line heights">
        {Object.entries(fontWeight).map(([name, weight]) => (
          <Row key={name} name={name} token={`fontWeight.${name} · ${weight}`}>
            <span style={{ fontWeight: weight }}>A calm word</span>
          </Row>
        ))}
        {Object.entries(lineHeight).map(([name, height]) => (
          <Row key={name} name={name} token={`lineHeight.${name} · ${height}`}>
            <span style={{ lineHeight: height }}>
              What is read in two lines or more, so that the space between them can be seen.
            </span>
          </Row>
        ))}
      </Section>
    </Page>
  )
}

const meta = {
  component: TypePage,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'whole' } },
} satisfies Meta<typeof TypePage>

export default meta

export const Type: StoryObj<typeof meta> = {}
