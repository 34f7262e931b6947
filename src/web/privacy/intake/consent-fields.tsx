import { useState } from 'react'
import { TextLink } from '#ui-kit/actions/text-link/text-link.tsx'
import { Checkbox } from '#ui-kit/forms/checkbox/checkbox.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { type ConsentName, ownTextOf, wordingsHere } from './consent-wordings.ts'
import { FormPart } from './form-part.tsx'
import type { IntakeForm } from './intake-draft.ts'
import { WordingDialog } from './wording-dialog.tsx'

const required: readonly ConsentName[] = ['consentToTreatment', 'hipaaConsentDate', 'privacyPolicyAccepted']
const chosen: readonly ConsentName[] = ['marketingConsent', 'pushNotificationConsent', 'smsConsent']

/** The member's consents: first the required ones, then the contact channels. */
export function ConsentFields({ form }: { form: IntakeForm }) {
  const [read, setRead] = useState<ConsentName>()
  const consent = (name: ConsentName) => (
    <Consent key={name} name={name} form={form} onRead={() => setRead(name)} />
  )
  return (
    <FormPart number={3} title="Consents" hint="You can read every text in full before you agree.">
      <Stack gap="xs">{required.map(consent)}</Stack>
      <Stack gap="xs">
        <Text size={14} tone="quiet">
          Optional: how would you like to hear about offers? You can change this at any time.
        </Text>
        {chosen.map(consent)}
      </Stack>
      <WordingDialog name={read} onClose={() => setRead(undefined)} />
    </FormPart>
  )
}

type ConsentProps = { name: ConsentName; form: IntakeForm; onRead: () => void }

function Consent({ name, form: { draft, problems, change }, onRead }: ConsentProps) {
  const { statement, title } = wordingsHere[name]
  const own = ownTextOf(name)
  const decide = (given: boolean) => change({ [name]: name === 'hipaaConsentDate' ? momentOf(given) : given })
  return (
    <Checkbox
      name={name}
      label={statement}
      checked={Boolean(draft[name])}
      onChange={({ target }) => decide(target.checked)}
      error={problems[name]}
      required={required.includes(name)}
      hint={
        <TextLink alone {...(own ? { href: own.href, newTab: true } : { onClick: onRead })}>
          Read in full: {own?.title ?? title}
        </TextLink>
      }
    />
  )
}

const momentOf = (given: boolean) => (given ? new Date().toISOString() : '')
