import { useReadProgram } from '#api/program/program.ts'
import type { ProgramOverview } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { List, ListRow } from '#ui-kit/data/list-row/list-row.tsx'
import { Section } from '#ui-kit/layout/card/section.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { ScreenLink } from '../../app/screen-link.tsx'

/** The clinic's remaining tasks before inviting patients, with links; hidden when all is done. */
export function OpeningChecklist() {
  const { data: overview } = useReadProgram()
  const steps = overview ? stepsOf(overview) : []
  if (steps.length === 0) return null
  return (
    <Section title="Before you invite patients" padding="l">
      {overview?.version === 0 && (
        <>
          <Text tone="quiet">Until you publish the program, everyone else sees “Opening soon”.</Text>
          <Inline>
            <Button render={<ScreenLink to="/admin/program/setup" />}>Set Up Step by Step</Button>
          </Inline>
        </>
      )}
      <List label="What’s left to do">
        {steps.map(({ title, hint, path }) => (
          <ListRow key={path} title={title} hint={hint} render={<ScreenLink to={path} />} />
        ))}
      </List>
    </Section>
  )
}

type Part = ProgramOverview['missing'][number]['part']

const hints: Readonly<Partial<Record<Part, string>>> = {
  places: 'Where patients find the clinic',
  menu: 'What you offer, with prices and points',
  rewards: 'What they can claim for their points',
  codes: 'What they scan when they arrive',
  brand: 'How the app looks',
  tiers: 'What they work toward',
  pages: 'What they agree to in your clinic’s name',
}

function stepsOf({ missing, version }: ProgramOverview) {
  const parts = missing.map(({ part, what }) => ({
    title: what,
    hint: hints[part] ?? '',
    path: `/admin/program/${part}`,
  }))
  const publishing = {
    title: 'Publish the program',
    hint: 'Opens the app to patients',
    path: '/admin/program',
  }
  return version === 0 ? [...parts, publishing] : parts
}
