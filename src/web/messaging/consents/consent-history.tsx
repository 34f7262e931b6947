import { useState } from 'react'
import type { Preferences } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Timeline, TimelineItem } from '#ui-kit/data/timeline/timeline.tsx'
import { EmptyState } from '#ui-kit/feedback/empty-state/empty-state.tsx'
import { Section } from '#ui-kit/layout/card/section.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { momentOf } from '../../format/days.ts'
import { channels, sourceInWords } from './preference-labels.ts'

const shownAtFirst = 10

/** Every decision with its date, source and text version, newest first. */
export function ConsentHistory({ history }: Pick<Preferences, 'history'>) {
  const [all, setAll] = useState(false)
  const shown = all ? history : history.slice(0, shownAtFirst)
  return (
    <Section title="Consent history" size={18}>
      {history.length === 0 ? (
        <EmptyState
          level={3}
          drawing="letter"
          title="No choices yet"
          hint="Every choice you make shows up here, with the date and wording."
        />
      ) : (
        <Timeline label="Consent history">
          {shown.map(decision => (
            <TimelineItem
              key={`${decision.channel} ${decision.at} ${decision.given}`}
              when={momentOf(decision.at)}
              dateTime={decision.at}
            >
              <Decision {...decision} />
            </TimelineItem>
          ))}
        </Timeline>
      )}
      {shown.length < history.length && (
        <Button variant="secondary" full onClick={() => setAll(true)}>
          Show All {history.length}
        </Button>
      )}
    </Section>
  )
}

const Decision = ({ channel, given, number, source, wording }: Preferences['history'][number]) => (
  <Stack gap="xs">
    <Text weight="strong">
      {given ? 'Yes' : 'No'} to {channels[channel].about}
      {number && ` to ${number}`}
    </Text>
    <Text size={14} tone="quiet">
      Chosen {sourceInWords(source)} · Consent text {wording}
    </Text>
  </Stack>
)
