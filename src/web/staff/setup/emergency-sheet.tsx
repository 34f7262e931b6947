import { type FormEvent, useState } from 'react'
import { checkEmergencySheet, getListSetupFindingsQueryKey } from '#api/server/server.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { TextField } from '#ui-kit/forms/text-field/text-field.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { useAction } from '../../data/use-action.ts'

/** Confirms that someone has the emergency sheet, by the end of its key. */
export function EmergencySheet() {
  const [characters, setCharacters] = useState('')
  const check = useAction({
    call: () => checkEmergencySheet({ characters }),
    success: () => ({ title: 'Thank You', description: 'We’ll ask again in a year.' }),
    failure: 'Couldn’t Confirm the Key',
    refreshes: [getListSetupFindingsQueryKey()],
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    check.mutate()
  }
  return (
    <form onSubmit={submit} noValidate>
      <Inline gap="s" align="end">
        <TextField
          label="Last six characters"
          value={characters}
          onChange={({ target }) => setCharacters(target.value)}
          autoComplete="off"
          spellCheck={false}
          maxLength={8}
        />
        <Button
          type="submit"
          variant="secondary"
          busy={check.isPending}
          disabled={characters.replace(/\s/g, '').length !== 6}
        >
          Check
        </Button>
      </Inline>
    </form>
  )
}
