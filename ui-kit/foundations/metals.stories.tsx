import type { Meta, StoryObj } from '@storybook/react-vite'
import { MetalCard } from '../brand/metal-card/metal-card.tsx'
import { Badge } from '../data/badge/badge.tsx'
import { Progress } from '../feedback/progress/progress.tsx'
import { Grid } from '../layout/grid/grid.tsx'
import { Inline } from '../layout/inline/inline.tsx'
import { Stack } from '../layout/stack/stack.tsx'
import { PaletteArea } from './palette-area/palette-area.tsx'
import { Page, Section } from './specimen.tsx'
import { metals } from './theme/tokens.css.ts'

const inWords = (metal: string) => metal.charAt(0).toUpperCase() + metal.slice(1)

const themes = { light: 'Light theme', evening: 'Evening theme' } as const

function MetalsPage() {
  return (
    <Page
      title="Metals"
      lead="Each tier is a material: two gradient stops of one metal, a text color that’s readable on both, and an edge. Only for the card, the badge and the progress bar."
    >
      {(['light', 'evening'] as const).map(theme => (
        <Section key={theme} title={themes[theme]}>
          <PaletteArea theme={theme} label={themes[theme]}>
            <Grid columns={1} columnsWide={2} gap="l">
              {metals.map(metal => (
                <Stack key={metal} gap="s">
                  <MetalCard
                    metal={metal}
                    brand="Velora"
                    label={inWords(metal)}
                    name="Mia Laurent"
                    figure="1,240"
                    figureLabel="points"
                  />
                  <Inline>
                    <Badge metal={metal}>{inWords(metal)}</Badge>
                  </Inline>
                  <Progress label={`${inWords(metal)}, half of the way`} value={1} max={2} metal={metal} />
                </Stack>
              ))}
            </Grid>
          </PaletteArea>
        </Section>
      ))}
    </Page>
  )
}

const meta = {
  component: MetalsPage,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'whole' } },
} satisfies Meta<typeof MetalsPage>

export default meta

export const Metals: StoryObj<typeof meta> = {}
