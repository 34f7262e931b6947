import type { AddedWaysIn as Added } from '#api/schemas/index.ts'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { Checkbox } from '#ui-kit/forms/checkbox/checkbox.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { dayOf } from '../../../format/days.ts'

export interface RecognizedWaysIn {
  readonly keepPasskeys: readonly string[]
  readonly keepRecoveryCodes: boolean
}

type AddedWaysInProps = {
  added: Added
  recognized: RecognizedWaysIn
  onChange: (recognized: RecognizedWaysIn) => void
}

/**
 * The account's other ways in. Any that the member doesn't recognize may be a stranger's, and end with the old
 * password.
 */
export function AddedWaysIn({ added: { passkeys, recoveryCodes }, recognized, onChange }: AddedWaysInProps) {
  const { keepPasskeys } = recognized
  if (passkeys.length === 0 && !recoveryCodes) return null
  return (
    <Stack gap="s">
      <Notice tone="caution" title="Do you recognize these?">
        These can also be used to sign in to your account. Check the ones that are yours. We’ll turn off the
        others and sign out all devices.
      </Notice>
      {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
        <Checkbox
          key={id}
          label={`The passkey “${name}” is mine`}
          hint={`Added ${dayOf(createdAt)}${lastUsedAt ? `, last used ${dayOf(lastUsedAt)}` : ', not used yet'}`}
          checked={keepPasskeys.includes(id)}
          onChange={({ target }) =>
            onChange({
              ...recognized,
              keepPasskeys: target.checked ? [...keepPasskeys, id] : keepPasskeys.filter(each => each !== id),
            })
          }
        />
      ))}
      {recoveryCodes && (
        <Checkbox
          label="I created these recovery codes"
          hint={`Created ${dayOf(recoveryCodes.createdAt)}, ${recoveryCodes.left} left`}
          checked={recognized.keepRecoveryCodes}
          onChange={({ target }) => onChange({ ...recognized, keepRecoveryCodes: target.checked })}
        />
      )}
    </Stack>
  )
}
