import type { BrandLook } from '#api/schemas/index.ts'
import { Table } from '#ui-kit/data/table/table.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'

export function Contrasts({ look: { pairs } }: { look: BrandLook }) {
  const inTheme = (theme: string) => pairs.filter(pair => pair.theme === theme)
  const evening = inTheme('evening')
  return (
    <Stack gap="xs">
      <Table
        label="Contrast"
        columns={[
          { key: 'what', title: 'Where' },
          { key: 'light', title: 'Light', align: 'end' },
          { key: 'dark', title: 'Dark', align: 'end' },
          { key: 'least', title: 'At least', align: 'end' },
        ]}
        rows={inTheme('light').map(({ what, ratio, least }, n) => ({
          key: what,
          cells: [what, ratioWords(ratio), ratioWords(evening[n]?.ratio ?? 0), ratioWords(least)],
        }))}
      />
      <Text size={14} tone="quiet">
        Meets the accessibility guidelines (WCAG 2.2, AA) in both themes.
      </Text>
    </Stack>
  )
}

const ratioWords = (ratio: number) => `${ratio.toFixed(1)} : 1`
