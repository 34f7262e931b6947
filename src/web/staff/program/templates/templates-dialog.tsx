import { useEffect, useRef, useState } from 'react'
import type { MenuContents } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Badge } from '#ui-kit/data/badge/badge.tsx'
import { Dialog } from '#ui-kit/feedback/dialog/dialog.tsx'
import { Checkbox } from '#ui-kit/forms/checkbox/checkbox.tsx'
import { TextField } from '#ui-kit/forms/text-field/text-field.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { loadDraft, saveDraft } from '../../../data/drafts.ts'
import { importServices, type MenuImport } from '../paste/import-services.ts'
import { priceNeeded } from '../paste/read-price.ts'
import { type Choice, type Choices, chosenTreatments, priceOf } from './chosen-treatments.ts'
import { type CommonTreatment, commonTreatments } from './common-treatments.ts'

type TemplatesDialogProps = {
  menu: MenuContents
  onDone: (imported: MenuImport) => void
  onClose: () => void
}

const kept = 'program:templates'
const notChosen: Choice = { isOffered: false, price: '' }

/** Examples for a new menu. The clinic chooses from them, each with its own price. */
export function TemplatesDialog({ menu, onDone, onClose }: TemplatesDialogProps) {
  const [choices, setChoices] = useState<Choices>(() => loadDraft<Choices>(kept) ?? {})
  const [asked, ask] = useState(0)
  const list = useRef<HTMLElement>(null)
  // After trying to add them, focus moves to the first missing price.
  useEffect(() => {
    if (asked > 0) list.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [asked])
  const treatments = commonTreatments.filter(({ name }) => !isOnMenu(menu, name))
  const { services, unpriced } = chosenTreatments(treatments, choices)
  const keep = (next: Choices) => {
    setChoices(next)
    saveDraft(kept, next)
  }
  const add = () => {
    ask(asked + 1)
    if (unpriced.length > 0 || services.length === 0) return
    onDone(importServices(menu, services, 'Treatments'))
    saveDraft(kept, undefined)
    onClose()
  }
  return (
    <Dialog
      open
      size="l"
      onClose={onClose}
      title="Common Treatments"
      description="Choose what you offer and enter your prices. Anything you skip isn’t added."
    >
      <Stack gap="l" ref={list}>
        {treatments.length === 0 && <Text>All of these are on your menu.</Text>}
        {[...Map.groupBy(treatments, ({ category }) => category)].map(([category, each]) => (
          <Stack gap="s" key={category}>
            <Heading level={3} size={18}>
              {category}
            </Heading>
            <Stack as="ul" gap="s" aria-label={category}>
              {each.map(treatment => (
                <li key={treatment.name}>
                  <Example
                    treatment={treatment}
                    choice={choices[treatment.name] ?? notChosen}
                    isAsked={asked > 0}
                    onChoose={choice => keep({ ...choices, [treatment.name]: choice })}
                  />
                </li>
              ))}
            </Stack>
          </Stack>
        ))}
        <Button full disabled={services.length + unpriced.length === 0} onClick={add}>
          {labelFor(services.length + unpriced.length)}
        </Button>
      </Stack>
    </Dialog>
  )
}

const labelFor = (count: number) => (count === 1 ? 'Add 1 Service' : `Add ${count} Services`)

const isOnMenu = ({ services }: MenuContents, name: string) =>
  services.some(each => !each.isArchived && each.name.toLowerCase() === name.toLowerCase())

type ExampleProps = {
  treatment: CommonTreatment
  choice: Choice
  /** Whether the user tried to add them; missing prices are then marked. */
  isAsked: boolean
  onChoose: (choice: Choice) => void
}

function Example({ treatment, choice, isAsked, onChoose }: ExampleProps) {
  const { name, description, durationMinutes } = treatment
  const isUnpriced = priceOf(choice) === undefined
  return (
    <Stack gap="xs">
      <Checkbox
        checked={choice.isOffered}
        onChange={({ target }) => onChoose({ ...choice, isOffered: target.checked })}
        label={
          <Inline gap="xs" wrap>
            {name}
            {!choice.isOffered && <Badge>Example</Badge>}
          </Inline>
        }
        hint={`${description} About ${durationMinutes} minutes.`}
      />
      {choice.isOffered && (
        <TextField
          label={`Price of ${name} in dollars`}
          inputMode="decimal"
          autoComplete="off"
          value={choice.price}
          error={isUnpriced && (isAsked || choice.price) ? priceNeeded : undefined}
          onChange={({ target }) => onChoose({ ...choice, price: target.value })}
        />
      )}
    </Stack>
  )
}
