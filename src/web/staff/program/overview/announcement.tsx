import type { ChangeEvent } from 'react'
import type { ProgramEffects } from '#api/schemas/index.ts'
import { Checkbox } from '#ui-kit/forms/checkbox/checkbox.tsx'
import { TextArea } from '#ui-kit/forms/text-area/text-area.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import type { Form } from '../../../form/use-form.ts'
import { type PublicationDraft, saidToMembers } from './publication-draft.ts'

type AnnouncementProps = {
  form: Pick<Form<PublicationDraft>, 'draft' | 'box' | 'field' | 'change'>
  effects: ProgramEffects
}

/** Whether to notify affected members in the app about unfavorable changes, and the text. */
export function Announcement({ form: { draft, box, field, change }, effects }: AnnouncementProps) {
  const words = field('announcement')
  return (
    <Stack gap="s">
      <Checkbox
        {...box('tells')}
        label="Tell members in the app"
        hint="Notifies affected members once, as soon as you publish or schedule"
      />
      {draft.tells && (
        <TextArea
          {...words}
          value={saidToMembers(draft, effects)}
          onChange={({ target }: ChangeEvent<HTMLTextAreaElement>) =>
            change({ announcement: target.value, isInOwnWords: true })
          }
          label="Message"
          hint="Drafted from your changes. You can edit it."
          rows={4}
          maxLength={500}
        />
      )}
    </Stack>
  )
}
