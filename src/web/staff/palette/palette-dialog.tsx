import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useReadClinic } from '#api/menu/menu.ts'
import { Dialog } from '#ui-kit/feedback/dialog/dialog.tsx'
import { SuggestField } from '#ui-kit/forms/suggest-field/suggest-field.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { startAward } from '../award/start-award.ts'
import { useFoundPatients } from '../award/use-patient-suggestions.ts'
import type { StaffRole } from '../pages.ts'
import { type Command, commandsFor, concernsPatient, patientIn } from './commands.ts'

type PaletteDialogProps = { role: StaffRole; onLock: () => void; onClose: () => void }

/** A field whose suggestions are everything that one can go to; Enter takes the first, or the one chosen by arrows. */
export function PaletteDialog({ role, onLock, onClose }: PaletteDialogProps) {
  const [typed, setTyped] = useState('')
  const { patients, isSettled, isError } = useFoundPatients(patientIn(typed))
  const isDemo = Boolean(useReadClinic().data?.demo)
  const commands = commandsFor(typed, { role, isDemo }, patients)
  const take = useTaking(onLock, onClose)
  const [takesFirst, setTakesFirst] = useState(false)
  const first = commands[0]
  const isReady = isSettled || (first && !concernsPatient(first))
  // Enter may come before the patients do: it takes the first once they are here.
  useEffect(() => {
    if (!takesFirst || !isReady) return
    setTakesFirst(false)
    if (first) take(first)
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTakesFirst(true)
  }
  const type = (value: string) => {
    const picked = commands.find(({ id }) => id === value)
    if (picked) take(picked)
    else setTyped(value)
    setTakesFirst(false)
  }
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  return (
    <Dialog open onClose={onClose} title="Go To" size="m">
      <form ref={form} onSubmit={submit}>
        <SuggestField
          label="Patient, panel or action"
          value={typed}
          onChange={type}
          suggestions={commands.map(({ id, label, hint }) => ({ value: id, label, hint }))}
          suggestionsLabel="Where to go"
          listStays
          maxLength={80}
        />
      </form>
      {isSettled && commands.length === 0 && (
        <Text tone="quiet" role="status">
          {isError ? 'Can’t search patients right now.' : 'No matches'}
        </Text>
      )}
    </Dialog>
  )
}

function useTaking(onLock: () => void, onClose: () => void) {
  const navigate = useNavigate()
  return ({ go }: Command) => {
    onClose()
    if (go === 'lock') return onLock()
    if ('awardTo' in go) startAward(go.awardTo)
    const to = 'to' in go ? go.to : `/admin?panel=${awardPanel}`
    return void navigate({ to })
  }
}

const awardPanel: string = 'award-points'
