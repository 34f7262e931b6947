import type { Meta, StoryObj } from '@storybook/react-vite'
import { Page, Row, Section } from './specimen.tsx'
import { fontFamily, fontSize, fontWeight, lineHeight, usualFonts } from './theme/tokens.css.ts'
import { sizeUsage } from './usage.ts'

type Size = keyof typeof fontSize

const sizes = Object.keys(fontSize).map(Number) as Size[]

const faces = {
  display: 'Titles and large figures: soft, with its optical size.',
  text: 'Everything else; tabular figures for points, prices and tables.',
} as const

function TypePage() {
  return (
    <Page
      title="Type"
      lead="Two faces and eight sizes. Fraunces speaks, Figtree works. Both come with the app, so no other face is ever needed."
    >
      <Section title="Faces">
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
      <Section title="Weights and lines">
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
