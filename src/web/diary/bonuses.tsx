import { useExpectBonuses } from '#api/diary/diary.ts'
import type { ExpectedBonus } from '#api/schemas/index.ts'
import { Badge } from '#ui-kit/data/badge/badge.tsx'
import { List, ListRow } from '#ui-kit/data/list-row/list-row.tsx'
import { Section } from '#ui-kit/layout/card/section.tsx'
import { calendarDay } from '../format/days.ts'
import { pointsEarned } from '../format/points.ts'
import { TileLoading } from './tile-loading.tsx'

const shownAtOnce = 3

/** Treatments whose progress photo earns points now or soon; the server decides which and when. */
export function Bonuses({ onTake }: { onTake: (bonus: ExpectedBonus) => void }) {
  const { data: bonuses = [], isPending } = useExpectBonuses()
  if (isPending) return <TileLoading />
  if (bonuses.length === 0) return null
  return (
    <Section title="Progress photos that earn points" size={18} gap="s">
      <List label="Progress photos that earn points">
        {bonuses.slice(0, shownAtOnce).map(bonus => (
          <ListRow
            key={`${bonus.serviceId} ${bonus.treatmentDate}`}
            title={bonus.serviceName}
            hint={`${calendarDay(bonus.treatmentDate)} · ${whenOf(bonus)}`}
            trailing={
              <Badge tone={bonus.inDays === 0 ? 'positive' : 'neutral'}>{pointsEarned(bonus.points)}</Badge>
            }
            {...(bonus.inDays === 0 && { onClick: () => onTake(bonus) })}
          />
        ))}
      </List>
    </Section>
  )
}

const whenOf = ({ inDays, earnsFrom }: ExpectedBonus) =>
  inDays === 0 ? 'add a photo now' : `add a photo starting ${calendarDay(earnsFrom)}`
