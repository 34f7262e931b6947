import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, type Ref, useEffect, useState } from 'react'
import { useReadClinic } from '#api/menu/menu.ts'
import { SuggestField } from '#ui-kit/forms/suggest-field/suggest-field.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { startAward } from '../award/start-award.ts'
import { useFoundPatients } from '../award/use-patient-suggestions.ts'
import type { StaffRole } from '../pages.ts'
import { showVoucher } from '../vouchers/show-voucher.ts'
import { type Command, commandsFor, concernsPatient, patientIn } from './commands.ts'

type GoToFieldProps = {
  role: StaffRole
  label: string
  hint?: string
  placeholder?: string
  /** Lists all destinations before anything is typed. */
  listStays?: boolean
  /** A button inside the field. */
  action?: ReactNode
  onTaken?: () => void
  /** Without it, the list doesn't offer locking. */
  onLock?: () => void
  ref?: Ref<HTMLFormElement>
}

/** A field that suggests all destinations. Enter takes the first one, or the one selected with the arrow keys. */
export function GoToField({ role, listStays = false, onTaken, onLock, ref, ...field }: GoToFieldProps) {
  const [typed, setTyped] = useState('')
  const { patients, isSettled, isError } = useFoundPatients(patientIn(typed))
  const isDemo = Boolean(useReadClinic().data?.demo)
  const isAsked = listStays || typed.trim() !== ''
  const all = isAsked ? commandsFor(typed, { role, isDemo }, patients) : []
  const commands = all.filter(({ go }) => go !== 'lock' || onLock)
  const navigate = useNavigate()
  const [takesFirst, setTakesFirst] = useState(false)
  const first = commands[0]
  const isReady = isSettled || (first && !concernsPatient(first))
  const take = ({ go }: Command) => {
    setTyped('')
    onTaken?.()
    if (go === 'lock') return onLock?.()
    if ('voucher' in go) return showVoucher(go.voucher)
    if ('awardTo' in go) startAward(go.awardTo)
    return void navigate({ to: 'to' in go ? go.to : `/admin?panel=${awardPanel}` })
  }
  // If Enter comes before the patients have loaded, it takes the first one once they have.
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
  return (
    <form ref={ref} onSubmit={submit}>
      <SuggestField
        {...field}
        value={typed}
        onChange={type}
        suggestions={commands.map(each => ({ value: each.id, label: each.label, hint: each.hint }))}
        suggestionsLabel="Where to go"
        listStays={listStays}
        // A claim card that a scanner types is longer than any name.
        maxLength={300}
      />
      {isAsked && isSettled && commands.length === 0 && (
        <Text tone="quiet" role="status">
          {isError ? 'Can’t search patients right now.' : 'No matches'}
        </Text>
      )}
    </form>
  )
}

const awardPanel: string = 'award-points'
