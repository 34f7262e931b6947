import type { SendEmailCampaignBodyTargetAudience } from '#api/schemas/index.ts'
import { TextLink } from '#ui-kit/actions/text-link/text-link.tsx'
import { SelectField, type SelectFieldProps } from '#ui-kit/forms/select-field/select-field.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { ScreenLink } from '../../app/screen-link.tsx'
import type { useReach } from './reach.tsx'
import { members, notClaimed } from './words.ts'

export type ContactAudience = SendEmailCampaignBodyTargetAudience

/** The link itself doesn't sign anyone in. It sends a code to the contact on file. */
export const claimPage = () => `${location.origin}/claim`

export const textInvitation = () => `Your membership and points are waiting. Sign in: ${claimPage()}`

export const mailInvitation = () =>
  `Your membership is ready, with your points.\n\nGet a code to sign in: ${claimPage()}`

type AudienceFieldProps = Omit<SelectFieldProps, 'label' | 'options'> & { onInvite: () => void }

export const AudienceField = ({ onInvite, onChange, ...field }: AudienceFieldProps) => (
  <SelectField
    {...field}
    label="Audience"
    options={[{ value: 'ALL', label: 'All members' }, notClaimed]}
    onChange={event => {
      onChange?.(event)
      if (event.target.value === notClaimed.value) onInvite()
    }}
  />
)

type CardsForTheRestProps = { reach: ReturnType<typeof useReach>; by: 'email' | 'text' }

/** Offers printed cards for members who can't be reached this way. */
export function CardsForTheRest({ reach: { data }, by }: CardsForTheRestProps) {
  const count = data?.skipped.reduce((sum, skipped) => sum + skipped.count, 0) ?? 0
  if (count === 0) return null
  return (
    <Text size={14}>
      {members(count)} can’t be reached by {by}.{' '}
      <TextLink render={<ScreenLink to="/admin/claim-cards" />}>Print cards for them</TextLink>
    </Text>
  )
}
