import type { Icon } from '#ui-kit/foundations/icon/icon.ts'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'

type FeatureCardProps = { icon: Icon; title: string; text: string; layout?: 'column' | 'row' }

/** A benefit to look forward to. It isn't a link. */
export function FeatureCard({ icon: Glyph, title, text, layout = 'column' }: FeatureCardProps) {
  const sign = (
    <Text as="span" tone="accent">
      <Glyph size={24} strokeWidth={1.4} aria-hidden />
    </Text>
  )
  const words = (
    <Stack gap="xxs">
      <Heading level={3} size={layout === 'row' ? 18 : 16}>
        {title}
      </Heading>
      <Text size={14} tone="quiet">
        {text}
      </Text>
    </Stack>
  )
  return (
    <Card as="li" {...(layout === 'row' ? { padding: 'm', align: 'center' } : { padding: 's' })}>
      {layout === 'row' ? (
        <Inline gap="s" align="start" wrap={false} fill="last">
          {sign}
          {words}
        </Inline>
      ) : (
        <Stack gap="s">
          {sign}
          {words}
        </Stack>
      )}
    </Card>
  )
}
