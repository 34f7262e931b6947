import { Grid } from '#ui-kit/layout/grid/grid.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { FeatureCard } from '../../landing/feature-card.tsx'
import { benefits } from '../../landing/features.ts'

/** The benefits of membership, next to the forms. */
export function BenefitsPanel() {
  return (
    <Stack as="section" gap="m" aria-labelledby="benefits">
      <Heading level={2} id="benefits">
        VIP Benefits
      </Heading>
      <Grid columns={2} gap="s" as="ul">
        {benefits.map(benefit => (
          <FeatureCard key={benefit.title} {...benefit} />
        ))}
      </Grid>
    </Stack>
  )
}
