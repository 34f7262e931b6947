import { type FormEvent, useState } from 'react'
import type { ApiKeyScopesItem, CreateApiKeyBody } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Dialog } from '#ui-kit/feedback/dialog/dialog.tsx'
import { Checkbox } from '#ui-kit/forms/checkbox/checkbox.tsx'
import { DateField } from '#ui-kit/forms/date-field/date-field.tsx'
import { TextField } from '#ui-kit/forms/text-field/text-field.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { fieldProblems } from '../../form/field-problems.ts'
import { typedText } from '../../form/typed-text.ts'
import { focusFirstProblem } from '../../form/use-fields.ts'
import { above0, wholeNumberIn } from '../../form/whole-number-in.ts'
import { clinicToday } from '../../format/days.ts'
import { scopeLabels } from './scope-labels.ts'

type NewKeyDialogProps = {
  busy: boolean
  onCreate: (key: CreateApiKeyBody) => void
  onClose: () => void
}

export function NewKeyDialog({ busy, onCreate, onClose }: NewKeyDialogProps) {
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<readonly ApiKeyScopesItem[]>([])
  const [endsOn, setEndsOn] = useState('')
  const [perHour, setPerHour] = useState('10000')
  const [perDay, setPerDay] = useState('50000')
  const [tried, setTried] = useState(false)
  const gives = scopes.includes('points:award')
  const limits = { pointsPerHour: wholeNumberIn(perHour), pointsPerDay: wholeNumberIn(perDay) }
  const isWrong = (limit: number) => gives && !(limit > 0)
  const limitsWrong = isWrong(limits.pointsPerHour) || isWrong(limits.pointsPerDay)
  const nameMissing = tried && !typedText(name)
  const scopeMissing = tried && scopes.length === 0
  const over = tried && endsOn !== '' && endsOn < clinicToday()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    const isOver = endsOn && endsOn < clinicToday()
    if (typedText(name) && scopes.length > 0 && !isOver && !limitsWrong)
      onCreate({ name, scopes: [...scopes], endsOn: endsOn || null, ...(gives && limits) })
    else focusFirstProblem(event.currentTarget)
  }
  return (
    <Dialog open onClose={onClose} title="New API key" size="s">
      <form onSubmit={submit} noValidate>
        <Stack gap="m">
          <TextField
            label="Name"
            hint="What the key is for, like “Front desk POS”. Shown in the audit log."
            value={name}
            onChange={({ target }) => setName(target.value)}
            error={nameMissing ? fieldProblems.name : undefined}
            autoComplete="off"
            maxLength={60}
          />
          {scopeLabels.map(({ scope, label, hint }, index) => (
            <Checkbox
              key={scope}
              label={label}
              hint={hint}
              checked={scopes.includes(scope)}
              error={scopeMissing && index === 0 ? 'Please choose at least one permission' : undefined}
              onChange={({ target }) =>
                setScopes(target.checked ? [...scopes, scope] : scopes.filter(each => each !== scope))
              }
            />
          ))}
          {gives && (
            <>
              <TextField
                label="Maximum points per hour"
                hint="Over its limits, a key can’t award points, and we let you know."
                inputMode="numeric"
                autoComplete="off"
                maxLength={7}
                value={perHour}
                onChange={({ target }) => setPerHour(target.value)}
                error={tried && isWrong(limits.pointsPerHour) ? above0 : undefined}
              />
              <TextField
                label="Maximum points per day"
                inputMode="numeric"
                autoComplete="off"
                maxLength={7}
                value={perDay}
                onChange={({ target }) => setPerDay(target.value)}
                error={tried && isWrong(limits.pointsPerDay) ? above0 : undefined}
              />
            </>
          )}
          <DateField
            label="Expires on"
            optional
            hint="Works through the end of this day, or until you revoke it."
            value={endsOn}
            min={clinicToday()}
            onChange={({ target }) => setEndsOn(target.value)}
            error={over ? 'Please choose today or a later date' : undefined}
          />
          <Button type="submit" full busy={busy} busyLabel="Creating...">
            Create Key
          </Button>
        </Stack>
      </form>
    </Dialog>
  )
}
