import { useState } from 'react'
import { useReadServerRules } from '#api/clinic-settings/clinic-settings.ts'
import { Split } from '#ui-kit/layout/split/split.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { fieldLabel } from '../draft/change-words.ts'
import { DraftCard } from '../draft/draft-card.tsx'
import { type ClinicSettings, rulesPart } from '../draft/parts.ts'
import { useDraft } from '../draft/use-draft.ts'
import { useMayEdit } from '../draft/use-may-edit.tsx'
import { partTitle } from '../overview/part-titles.ts'
import { ContactFields } from './contact-fields.tsx'
import { OwnCap, OwnHours } from './own-choice.tsx'
import { isOwn, Rule, type RulesProps } from './rule.tsx'
import { firstChoice, ruleWords } from './rule-values.ts'
import { Welcome } from './welcome.tsx'

/** The clinic's policies, which override the server's settings. */
export function RulesScreen() {
  const draft = useDraft(rulesPart)
  const mayEdit = useMayEdit()
  const { data: server } = useReadServerRules()
  const change = (next: Partial<ClinicSettings>) =>
    draft.contents && draft.change({ rules: { ...draft.contents.rules, ...next } })
  return (
    <DraftCard
      title={partTitle('rules')}
      intro="A setting you haven’t changed keeps its default. Changes apply once you publish."
      draft={draft}
      mayEdit={mayEdit}
    >
      {({ rules }) => <Rules {...{ rules, server, mayEdit, change }} />}
    </DraftCard>
  )
}

const Rules = (props: RulesProps) => (
  <Stack gap="l">
    <Split at="beside" aside={<ContactFields {...props} />}>
      <Stack gap="l">
        <QuietHours {...props} />
        <MarketingCap {...props} />
        <Choices {...props} />
      </Stack>
    </Split>
    <Welcome
      text={props.rules.welcomeText}
      mayEdit={props.mayEdit}
      onDone={welcomeText => props.change({ welcomeText })}
    />
  </Stack>
)

function QuietHours({ rules: { quietHours }, server, mayEdit, change }: RulesProps) {
  return (
    <Stack gap="s">
      <Rule
        {...{ server, mayEdit }}
        rule="quietHours"
        label="Quiet hours"
        value={isOwn(quietHours) ? 'own' : (quietHours ?? '')}
        choices={[
          ['own', 'Custom hours'],
          ['off', 'None'],
        ]}
        onChange={said => change({ quietHours: said === 'own' ? firstChoice.quietHours : said || null })}
      />
      {quietHours && isOwn(quietHours) && (
        <OwnHours value={quietHours} disabled={!mayEdit} onChange={hours => change({ quietHours: hours })} />
      )}
    </Stack>
  )
}

function MarketingCap({ rules: { marketingCap }, server, mayEdit, change }: RulesProps) {
  // After removing the last limit, the user is still choosing by channel.
  const [isChoosing, setChoosing] = useState(false)
  const byChannel = isOwn(marketingCap) || (isChoosing && marketingCap === 'off')
  const choose = (said: string) => {
    setChoosing(said === 'own')
    change({ marketingCap: said === 'own' ? firstChoice.marketingCap : said || null })
  }
  const limit = (cap: string) => {
    setChoosing(true)
    change({ marketingCap: cap })
  }
  return (
    <Stack gap="s">
      <Rule
        {...{ server, mayEdit }}
        rule="marketingCap"
        label={fieldLabel('marketingCap')}
        value={byChannel ? 'own' : (marketingCap ?? '')}
        choices={[
          ['own', 'Per channel, per day'],
          ['off', 'No limit'],
        ]}
        onChange={choose}
      />
      {marketingCap && byChannel && <OwnCap value={marketingCap} disabled={!mayEdit} onChange={limit} />}
    </Stack>
  )
}

function Choices({ rules, server, mayEdit, change }: RulesProps) {
  const given = { server, mayEdit }
  return (
    <>
      <Rule
        {...given}
        rule="birthdaySpecials"
        label="Birthday specials"
        value={rules.birthdaySpecials ?? ''}
        choices={[
          ['button', 'When staff tap “Send Birthday Specials”'],
          ['daily', 'Automatically, at 9:00 AM on the day'],
        ]}
        onChange={said => change({ birthdaySpecials: (said || null) as ClinicSettings['birthdaySpecials'] })}
      />
      <Rule
        {...given}
        rule="printedCodes"
        label="Printed check-in codes"
        value={rules.printedCodes === null ? '' : String(rules.printedCodes)}
        choices={[
          ['true', 'Accepted'],
          ['false', 'Not accepted (desk screen code only)'],
        ]}
        onChange={said => change({ printedCodes: said === '' ? null : said === 'true' })}
      />
      <Rule
        {...given}
        rule="navVariant"
        label="Bottom navigation"
        value={rules.navVariant ?? ''}
        choices={[
          ['A', ruleWords.navVariant('A')],
          ['B', ruleWords.navVariant('B')],
        ]}
        onChange={said => change({ navVariant: (said || null) as ClinicSettings['navVariant'] })}
      />
    </>
  )
}
