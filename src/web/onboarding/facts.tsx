import type { Icon } from '#ui-kit/foundations/icon/icon.ts'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'

export type Fact = { icon: Icon; title: string; hint?: string }

/** A short list of benefits with icons. */
export function Facts({ label, facts }: { label: string; facts: readonly Fact[] }) {
  return (
    <Stack as="ul" gap="m" aria-label={label}>
      {facts.map(({ icon: Glyph, title, hint }) => (
        <li key={title}>
          <Inline gap="s" wrap={false}>
            <Glyph size={22} strokeWidth={1.6} aria-hidden />
            <div>
              <Text weight="medium">{title}</Text>
              {hint && (
                <Text size={14} tone="quiet">
                  {hint}
                </Text>
              )}
            </div>
          </Inline>
        </li>
      ))}
    </Stack>
  )
}
