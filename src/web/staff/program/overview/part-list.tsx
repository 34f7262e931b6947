import type { ProgramOverview } from '#api/schemas/index.ts'
import { Emblem } from '#ui-kit/brand/emblem/emblem.tsx'
import { Badge } from '#ui-kit/data/badge/badge.tsx'
import { List, ListRow } from '#ui-kit/data/list-row/list-row.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { ScreenLink } from '../../../app/screen-link.tsx'
import { loadDraft } from '../../../data/drafts.ts'
import { clinicMoment } from '../../../format/clinic-moment.ts'
import { unsavedName } from '../draft/use-draft.ts'
import { partLabel } from './program-labels.ts'

type Part = ProgramOverview['parts'][number]

/** The parts of the program, each with its status. */
export const PartList = ({ overview }: { overview: ProgramOverview }) => (
  <List label="Parts">
    {overview.parts.map(part => {
      const { title, path, icon } = partLabel(part.part)
      return (
        <ListRow
          key={part.part}
          leading={<Emblem icon={icon} />}
          title={title}
          hint={hintOf(part, overview)}
          trailing={<States part={part} />}
          render={<ScreenLink to={path} />}
        />
      )
    })}
  </List>
)

function hintOf({ part, changed, changedBy, changedAt }: Part, overview: ProgramOverview): string {
  const first = overview.missing.find(each => each.part === part)
  if (first) return `To do: ${first.what.toLowerCase()}`
  if (!changed) return overview.version === 0 ? 'Default' : 'As published'
  return ['Changed', changedBy && `by ${changedBy}`, changedAt && clinicMoment(changedAt)]
    .filter(Boolean)
    .join(' ')
}

function States({ part: { part, changed, problems } }: { part: Part }) {
  const isUnsaved = loadDraft(unsavedName(part)) !== undefined
  return (
    <Inline gap="xs" wrap spread="end">
      {isUnsaved && <Badge tone="caution">Not saved</Badge>}
      {problems.length > 0 && <Badge tone="critical">{`${problems.length} to do`}</Badge>}
      {changed && problems.length === 0 && <Badge tone="accent">Draft</Badge>}
    </Inline>
  )
}
