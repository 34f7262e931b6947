import { Button } from '#ui-kit/actions/button/button.tsx'
import { Badge } from '#ui-kit/data/badge/badge.tsx'
import { Pencil } from '#ui-kit/icons.ts'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Grid } from '#ui-kit/layout/grid/grid.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { dollars } from '../../../format/money.ts'
import type { Tier } from '../draft/parts.ts'
import { isFirst } from './tier-draft.ts'

type TierRowsProps = { tiers: readonly Tier[]; onEdit: ((id: Tier['id']) => void) | undefined }

/** The four tiers, each as a member sees it. */
export const TierRows = ({ tiers, onEdit }: TierRowsProps) => (
  <Grid as="ul" columnsWide={2} gap="s" aria-label="Tiers">
    {tiers.map(tier => (
      <Card as="li" tone="quiet" key={tier.id}>
        <Stack gap="s">
          <Inline spread="between" wrap>
            <Heading level={3} size={18}>
              {tier.name || tier.id}
            </Heading>
            <Badge metal={tier.metal}>{takes(tier)}</Badge>
          </Inline>
          <Perks tier={tier} />
          {onEdit && (
            <Inline>
              <Button
                size="s"
                variant="secondary"
                icon={Pencil}
                aria-label={`Edit ${tier.name || tier.id}`}
                onClick={() => onEdit(tier.id)}
              >
                Edit
              </Button>
            </Inline>
          )}
        </Stack>
      </Card>
    ))}
  </Grid>
)

const takes = (tier: Tier) => (isFirst(tier) ? 'Everyone' : `From ${dollars(tier.from)}`)

function Perks({ tier: { name, perks } }: { tier: Tier }) {
  if (perks.length === 0)
    return (
      <Text size={14} tone="quiet">
        No perks yet
      </Text>
    )
  return (
    <Stack as="ul" gap="xxs" aria-label={`Perks of ${name}`}>
      {perks.map(perk => (
        <Text as="li" size={14} key={perk}>
          {perk}
        </Text>
      ))}
    </Stack>
  )
}
