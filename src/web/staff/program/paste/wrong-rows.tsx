import { Button } from '#ui-kit/actions/button/button.tsx'
import { Badge } from '#ui-kit/data/badge/badge.tsx'
import { TextField } from '#ui-kit/forms/text-field/text-field.tsx'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Grid } from '#ui-kit/layout/grid/grid.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import type { WrittenService } from './read-services.ts'
import type { WrongRow } from './use-pasted-menu.ts'

type WrongRowsProps = {
  rows: readonly WrongRow[]
  open: number
  mend: (line: number, change: Partial<WrittenService>) => void
  leaveOut: (line: number) => void
}

const shownAtMost = 20

export function WrongRows({ rows, open, mend, leaveOut }: WrongRowsProps) {
  return (
    <Stack gap="s">
      <Heading level={3} size={18}>
        {open === 0 ? 'All rows are fixed' : open === 1 ? '1 row to fix' : `${open} rows to fix`}
      </Heading>
      <Stack as="ul" gap="s" aria-label="Rows to fix">
        {rows.slice(0, shownAtMost).map(row => (
          <Card as="li" tone="quiet" key={row.line} aria-label={`Line ${row.line}`}>
            <Stack gap="s">
              <Inline spread="between" wrap>
                <Text weight="medium">{`Line ${row.line}`}</Text>
                {Object.keys(row.problems).length === 0 && <Badge tone="positive">Fixed</Badge>}
              </Inline>
              <Fields row={row} mend={mend} />
              <Inline>
                <Button size="s" variant="quiet" onClick={() => leaveOut(row.line)}>
                  {`Skip Line ${row.line}`}
                </Button>
              </Inline>
            </Stack>
          </Card>
        ))}
      </Stack>
      {rows.length > shownAtMost && (
        <Text size={14} tone="quiet">
          {`${rows.length - shownAtMost} more. Fix these in the rows above.`}
        </Text>
      )}
    </Stack>
  )
}

function Fields({ row, mend }: { row: WrongRow; mend: WrongRowsProps['mend'] }) {
  const { line, written, problems } = row
  const field = (name: keyof WrittenService) => ({
    value: written[name],
    error: problems[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => mend(line, { [name]: target.value }),
  })
  return (
    <Grid columns={2} gap="s">
      <TextField {...field('name')} label="Service" />
      <TextField {...field('price')} label="Price" inputMode="decimal" />
      <TextField {...field('durationMinutes')} label="Duration" />
      <TextField {...field('points')} label="Points" inputMode="numeric" />
    </Grid>
  )
}
