import type { Promotion } from '#api/schemas/index.ts'
import { IconButton } from '#ui-kit/actions/icon-button/icon-button.tsx'
import { Badge } from '#ui-kit/data/badge/badge.tsx'
import { List, ListRow } from '#ui-kit/data/list-row/list-row.tsx'
import { ConfirmDialog } from '#ui-kit/feedback/dialog/confirm-dialog.tsx'
import { EmptyState } from '#ui-kit/feedback/empty-state/empty-state.tsx'
import { Trash2 } from '#ui-kit/icons.ts'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { discountLabel, validity } from '../../content/promotions/promotion-labels.ts'
import { clinicToday } from '../../format/days.ts'
import { audienceTitle } from './special-labels.ts'
import { useDeletingSpecial } from './use-delete-special.ts'

/** Current, upcoming and past specials; each can be deleted. */
export function SpecialsList({ promotions }: { promotions: readonly Promotion[] }) {
  const deleting = useDeletingSpecial()
  const today = clinicToday()
  const active = promotions.filter(({ isActive, validUntil }) => isActive && validUntil >= today)
  const over = promotions.filter(promotion => !active.includes(promotion))
  return (
    <>
      <Stack as="section" gap="s" aria-labelledby="active-specials">
        <Heading level={3} size={18} id="active-specials">
          Active Specials
        </Heading>
        {active.length === 0 && (
          <EmptyState
            level={3}
            drawing="gift"
            title="No active specials"
            hint="Specials you create show up here and for every eligible patient."
          />
        )}
        <Specials label="Active specials" promotions={active} today={today} onDelete={deleting.ask} />
      </Stack>
      {over.length > 0 && (
        <Stack as="section" gap="s" aria-labelledby="over-specials">
          <Heading level={3} size={18} id="over-specials">
            Ended
          </Heading>
          <Specials label="Past specials" promotions={over} today={today} onDelete={deleting.ask} />
        </Stack>
      )}
      <ConfirmDialog
        open={deleting.asked !== undefined}
        title={`Delete “${deleting.asked?.title}”?`}
        description="Patients stop seeing it right away. It stays in the audit log."
        confirmLabel="Delete"
        tone="critical"
        busy={deleting.busy}
        busyLabel="Deleting..."
        onConfirm={deleting.confirm}
        onClose={deleting.drop}
      />
    </>
  )
}

type SpecialsProps = {
  label: string
  promotions: readonly Promotion[]
  today: string
  onDelete: (promotion: Promotion) => void
}

function Specials({ label, promotions, today, onDelete }: SpecialsProps) {
  if (promotions.length === 0) return null
  return (
    <List label={label}>
      {promotions.map(promotion => (
        <ListRow
          key={promotion.id}
          title={promotion.title}
          hint={`${discountLabel(promotion)} · ${audienceTitle(promotion.targetAudience)} · ${validity(promotion)}`}
          trailing={
            <>
              {promotion.validFrom > today && <Badge>Upcoming</Badge>}
              <IconButton
                icon={Trash2}
                label={`Delete ${promotion.title}`}
                onClick={() => onDelete(promotion)}
              />
            </>
          }
        />
      ))}
    </List>
  )
}
