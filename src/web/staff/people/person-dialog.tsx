import { type FormEvent, useState } from 'react'
import type { StaffMember } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { ConfirmDialog } from '#ui-kit/feedback/dialog/confirm-dialog.tsx'
import { Dialog } from '#ui-kit/feedback/dialog/dialog.tsx'
import { SelectField } from '#ui-kit/forms/select-field/select-field.tsx'
import { Switch } from '#ui-kit/forms/switch/switch.tsx'
import { TextField } from '#ui-kit/forms/text-field/text-field.tsx'
import { KeyRound, Link } from '#ui-kit/icons.ts'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { changedIn } from '../../form/changed-in.ts'
import { fieldProblems } from '../../form/field-problems.ts'
import { typedText } from '../../form/typed-text.ts'
import { focusFirstProblem } from '../../form/use-fields.ts'
import type { PeopleChange } from './use-people.ts'

type Role = StaffMember['role']

const roles: readonly { value: Role; label: string }[] = [
  { value: 'front desk', label: 'Front desk' },
  { value: 'clinical', label: 'Clinical' },
  { value: 'manager', label: 'Manager' },
  { value: 'owner', label: 'Owner' },
]

type PersonDialogProps = { person: StaffMember | 'new'; change: PeopleChange; onClose: () => void }

/** A person's name, role, and whether they still work here. */
export function PersonDialog({ person, change, onClose }: PersonDialogProps) {
  const known = person === 'new' ? undefined : person
  const [name, setName] = useState(known?.name ?? '')
  const [role, setRole] = useState<Role>(known?.role ?? 'front desk')
  const [isActive, setActive] = useState(known?.isActive ?? true)
  const [missing, setMissing] = useState(false)
  const [asking, setAsking] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setMissing(true)
    if (!typedText(name)) focusFirstProblem(event.currentTarget)
    else if (known) change.change({ id: known.id, ...changedIn({ name, role, isActive }, known) })
    else change.add({ name, role })
  }
  return (
    <Dialog open onClose={onClose} title={known ? known.name : 'Add a person'} size="s">
      <form onSubmit={submit} noValidate>
        <Stack gap="m">
          <TextField
            label="Name"
            value={name}
            onChange={({ target }) => setName(target.value)}
            error={missing && !typedText(name) ? fieldProblems.name : undefined}
            autoComplete="off"
            maxLength={100}
          />
          <SelectField
            label="Role"
            value={role}
            onChange={({ target }) => setRole(target.value as Role)}
            options={roles}
          />
          {known && (
            <Working
              busy={change.busy}
              isActive={isActive}
              onChange={setActive}
              onAsk={() => setAsking(true)}
              onLink={() => change.makeLink(known.id)}
            />
          )}
          <Button type="submit" full busy={change.busy} busyLabel="Saving...">
            {known ? 'Save' : 'Add Person'}
          </Button>
        </Stack>
      </form>
      {known && (
        <ConfirmDialog
          open={asking}
          title={`Issue a new code for ${known.name}?`}
          description="The old code, passkeys and recovery codes stop working right away, and they’re signed out everywhere. You’ll see the new code once."
          confirmLabel="Issue Code"
          busy={change.busy}
          busyLabel="Issuing..."
          onConfirm={() => change.issueCode(known.id)}
          onClose={() => setAsking(false)}
        />
      )}
    </Dialog>
  )
}

type WorkingProps = {
  busy: boolean
  isActive: boolean
  onChange: (isActive: boolean) => void
  onAsk: () => void
  onLink: () => void
}

const Working = ({ busy, isActive, onChange, onAsk, onLink }: WorkingProps) => (
  <>
    <Switch
      label="Works here"
      hint="Turn this off and their code stops working right away."
      checked={isActive}
      onChange={onChange}
    />
    <Button variant="secondary" icon={KeyRound} busy={busy} onClick={onAsk}>
      Issue a New Code
    </Button>
    {isActive && (
      <Button variant="secondary" icon={Link} busy={busy} onClick={onLink}>
        Create Sign-in Link
      </Button>
    )}
  </>
)
