import { useReadServerRules } from '#api/clinic-settings/clinic-settings.ts'
import { DraftCard } from '../draft/draft-card.tsx'
import { rulesPart } from '../draft/parts.ts'
import { useDraft } from '../draft/use-draft.ts'
import { useMayEdit } from '../draft/use-may-edit.tsx'
import { ContactFields } from './contact-fields.tsx'
import type { RulesProps } from './rule.tsx'

/** The policies that a new clinic sets first. */
export function ContactCard() {
  const draft = useDraft(rulesPart)
  const mayEdit = useMayEdit()
  const { data: server } = useReadServerRules()
  const change: RulesProps['change'] = next =>
    draft.contents && draft.change({ rules: { ...draft.contents.rules, ...next } })
  return (
    <DraftCard
      title="Contact & time zone"
      intro="How patients reach you, and your clinic’s time zone. Anything you leave blank is hidden."
      draft={draft}
      mayEdit={mayEdit}
    >
      {({ rules }) => <ContactFields {...{ rules, server, mayEdit, change }} />}
    </DraftCard>
  )
}
