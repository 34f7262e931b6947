import { useState } from 'react'
import { useReadPlacesDraft } from '#api/program/program.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { SelectField } from '#ui-kit/forms/select-field/select-field.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { bothWords, changeWords, fieldLabel } from './change-words.ts'
import { type Conflict, type Contents, takeTheirs } from './contents.ts'
import type { Draft, ChangedMeanwhile as Meanwhile } from './use-draft.ts'

type ChangedMeanwhileProps<C> = { draft: Draft<C>; meanwhile: Meanwhile<C> }

/** Someone else saved this part first: shows both changes, and asks which one to keep in a conflict. */
export function ChangedMeanwhile<C>({ draft, meanwhile }: ChangedMeanwhileProps<C>) {
  const [theirs, setTheirs] = useState<readonly string[]>([])
  const { merged, by, base } = meanwhile
  const known = usePlacesNamedIn(merged.contents)
  const wordsOf = (after: C) => changeWords(base as Contents, after as Contents, known)
  const who = by ?? 'Someone else'
  const keepBoth = () => {
    const given = merged.conflicts.filter(conflict => theirs.includes(keyOf(conflict)))
    draft.settle(takeTheirs(merged.contents, given) as C)
  }
  const choose = (conflict: Conflict, isTheirs: boolean) =>
    setTheirs(isTheirs ? [...theirs, keyOf(conflict)] : theirs.filter(key => key !== keyOf(conflict)))
  return (
    <Notice
      tone="caution"
      title={`${who} changed this, too`}
      action={
        <Inline gap="xs" wrap>
          <Button size="s" variant="secondary" onClick={keepBoth}>
            Save Both
          </Button>
          <Button size="s" variant="quiet" onClick={draft.dropMine}>
            Use Theirs
          </Button>
        </Inline>
      }
    >
      <Stack gap="s">
        <Text>They saved after you started. Nothing is lost, and nothing changes until you decide.</Text>
        <Changes title={`What ${by ?? 'they'} changed`} words={wordsOf(meanwhile.theirs)} />
        <Changes title="What you changed" words={wordsOf(meanwhile.mine)} />
        {merged.conflicts.map(conflict => (
          <Choice
            key={keyOf(conflict)}
            conflict={conflict}
            all={{ ...known, ...merged.contents }}
            who={who}
            isTheirs={theirs.includes(keyOf(conflict))}
            onChoose={isTheirs => choose(conflict, isTheirs)}
          />
        ))}
      </Stack>
    </Notice>
  )
}

const keyOf = ({ list, id, field }: Conflict) => `${list} ${id} ${field}`

/** The draft's locations, if this part refers to any. */
function usePlacesNamedIn(contents: Contents): Contents {
  const { data } = useReadPlacesDraft({ query: { enabled: 'services' in contents || 'codes' in contents } })
  return data ? { places: data.contents.places } : {}
}

const shownAtMost = 8

function Changes({ title, words }: { title: string; words: readonly string[] }) {
  return (
    <Stack gap="xxs">
      <Text weight="medium">{title}</Text>
      <Stack as="ul" gap="xxs" aria-label={title}>
        {words.slice(0, shownAtMost).map(each => (
          <Text as="li" size={14} key={each}>
            {each}
          </Text>
        ))}
        {words.length > shownAtMost && (
          <Text as="li" size={14}>{`and ${words.length - shownAtMost} more`}</Text>
        )}
      </Stack>
    </Stack>
  )
}

type ChoiceProps = {
  conflict: Conflict
  all: Contents
  who: string
  isTheirs: boolean
  onChoose: (isTheirs: boolean) => void
}

function Choice({ conflict, all, who, isTheirs, onChoose }: ChoiceProps) {
  const { name, field } = conflict
  const [mine, theirs] = bothWords(field, conflict.mine, conflict.theirs, all)
  return (
    <SelectField
      label={`${name}: ${fieldLabel(field).toLowerCase()}`}
      hint="You both changed this"
      value={isTheirs ? 'theirs' : 'mine'}
      onChange={({ target }) => onChoose(target.value === 'theirs')}
      options={[
        { value: 'mine', label: `Yours: ${mine}` },
        { value: 'theirs', label: `${who}: ${theirs}` },
      ]}
    />
  )
}
