import { Button } from '#ui-kit/actions/button/button.tsx'
import { Pencil, Replace } from '#ui-kit/icons.ts'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { points } from '../../../format/points.ts'
import type { Code } from '../draft/parts.ts'

type CodeRowProps = {
  code: Code
  mayEdit: boolean
  onEdit: () => void
  onReplace: () => void
  onRetire: () => void
}

export function CodeRow({ code, mayEdit, onEdit, onReplace, onRetire }: CodeRowProps) {
  const { description, pointsValue } = code
  return (
    <Card as="li" tone="quiet">
      <Stack gap="s">
        <Inline spread="between" wrap>
          <Heading level={3} size={18}>
            {description}
          </Heading>
          <Text size={14} weight="medium" tone="accent">{`${points(pointsValue)} per check-in`}</Text>
        </Inline>
        {mayEdit && (
          <Inline gap="xs" wrap>
            <Button
              size="s"
              variant="secondary"
              icon={Pencil}
              aria-label={`Edit ${description}`}
              onClick={onEdit}
            >
              Edit
            </Button>
            <Button
              size="s"
              variant="secondary"
              icon={Replace}
              aria-label={`Replace ${description}`}
              onClick={onReplace}
            >
              Replace
            </Button>
            <Button size="s" variant="quiet" aria-label={`Retire ${description}`} onClick={onRetire}>
              Retire
            </Button>
          </Inline>
        )}
      </Stack>
    </Card>
  )
}
