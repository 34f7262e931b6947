import { useState } from 'react'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { loadDraft, saveDraft } from '../../../data/drafts.ts'
import { httpsProblem } from '../../../form/https-problem.ts'
import { isOwn, Rule, type RulesProps } from './rule.tsx'
import { emailProblem, phoneProblem, zonesWith, zoneWords } from './rule-values.ts'
import { TypedRule } from './typed-rule.tsx'

export const ContactFields = (props: RulesProps) => (
  <Stack gap="l">
    <BookingLink {...props} />
    <Contact {...props} />
    <TimeZone {...props} />
  </Stack>
)

/** IANA names, which include daylight saving rules. */
const TimeZone = ({ rules: { timeZone }, server, mayEdit, change }: RulesProps) => (
  <Rule
    {...{ server, mayEdit }}
    rule="timeZone"
    label="Time zone"
    value={timeZone ?? ''}
    choices={zonesWith(timeZone).map(zone => [zone, zoneWords(zone)])}
    onChange={said => change({ timeZone: said || null })}
  />
)

const keptLink = 'program:rules:booking'

function BookingLink({ rules: { bookingUrl }, server, mayEdit, change }: RulesProps) {
  // With "own" selected, the address may not be typed yet.
  const [isChoosing, setChoosing] = useState(() => loadDraft(keptLink) !== undefined)
  const own = isChoosing || isOwn(bookingUrl)
  const choose = (said: string) => {
    setChoosing(said === 'own')
    if (said === 'own') return
    saveDraft(keptLink)
    change({ bookingUrl: said || null })
  }
  const link = (said: string | null) => {
    setChoosing(true)
    change({ bookingUrl: said })
  }
  return (
    <Stack gap="s">
      <Rule
        {...{ server, mayEdit }}
        rule="bookingUrl"
        label="Booking link"
        value={own ? 'own' : (bookingUrl ?? '')}
        choices={[
          ['own', 'Custom link'],
          ['off', 'None (no booking buttons)'],
        ]}
        onChange={choose}
      />
      {own && (
        <TypedRule
          kept={keptLink}
          label="Where patients book"
          hint="Starts with https://"
          type="url"
          value={isOwn(bookingUrl) ? bookingUrl : null}
          maxLength={500}
          mayEdit={mayEdit}
          problemOf={httpsProblem}
          onDone={link}
        />
      )}
    </Stack>
  )
}

function Contact({ rules: { phone, email, website }, mayEdit, change }: RulesProps) {
  return (
    <>
      <TypedRule
        kept="program:rules:phone"
        label="Phone"
        hint="Patients tap it to call"
        type="tel"
        value={phone}
        maxLength={40}
        mayEdit={mayEdit}
        problemOf={phoneProblem}
        onDone={said => change({ phone: said })}
      />
      <TypedRule
        kept="program:rules:email"
        label="Email"
        type="email"
        value={email}
        maxLength={254}
        mayEdit={mayEdit}
        problemOf={emailProblem}
        onDone={said => change({ email: said })}
      />
      <TypedRule
        kept="program:rules:website"
        label="Website"
        hint="Starts with https://"
        type="url"
        value={website}
        maxLength={500}
        mayEdit={mayEdit}
        problemOf={httpsProblem}
        onDone={said => change({ website: said })}
      />
    </>
  )
}
