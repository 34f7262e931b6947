import type { PreviewCampaignParams } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { SelectField } from '#ui-kit/forms/select-field/select-field.tsx'
import { TextArea } from '#ui-kit/forms/text-area/text-area.tsx'
import { TextField } from '#ui-kit/forms/text-field/text-field.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { typedText } from '../../../form/typed-text.ts'
import { tierChoices } from '../../tier-choices.ts'
import { CampaignHistory } from '../campaign-history.tsx'
import { LockedPhone } from '../locked-phone.tsx'
import { MessagePanel } from '../message-panel.tsx'
import { Reach, useReach } from '../reach.tsx'
import { TestMessage } from '../test-message.tsx'
import { TreatmentWarning } from '../treatment-warning.tsx'
import { templates } from './marketing-templates.ts'
import { isPicture, type MarketingDraft, useMarketing } from './use-marketing.ts'

/** Sends an offer to all members or to one tier, with four quick templates. */
export function MarketingPanel() {
  const { draft, change, field, submit, busy } = useMarketing()
  const reach = useReach(audienceOf(draft))
  return (
    <MessagePanel
      title="Marketing Campaign Manager"
      onSubmit={submit}
      intro={<Templates onPick={change} />}
      form={
        <>
          <TextField {...field('title')} label="Campaign title" maxLength={100} autoComplete="off" />
          <TextArea {...field('message')} label="Message" rows={4} maxLength={1000} />
          <TextField {...field('imageUrl')} label="Image URL" type="url" optional autoComplete="off" />
          <SelectField
            {...field('targetAudience')}
            label="Target audience"
            options={[
              { value: 'ALL', label: 'All members' },
              { value: 'VIP_TIER', label: 'Specific VIP tier' },
            ]}
          />
          {draft.targetAudience === 'VIP_TIER' && (
            <SelectField {...field('tier')} label="VIP tier" options={tierChoices} />
          )}
          <TreatmentWarning text={`${draft.title} ${draft.message}`} />
          <Reach reach={reach} />
          <Button type="submit" full busy={busy} busyLabel="Sending Campaign...">
            Send Campaign
          </Button>
        </>
      }
      preview={
        <>
          <LockedPhone
            title={draft.title}
            message={draft.message}
            imageUrl={isPicture(draft.imageUrl) ? draft.imageUrl : undefined}
          />
          <TestMessage
            body={
              typedText(draft.title) && typedText(draft.message)
                ? () => ({
                    channel: 'push',
                    title: draft.title,
                    message: draft.message,
                    imageUrl: draft.imageUrl,
                  })
                : undefined
            }
          />
        </>
      }
    >
      <Guidelines />
      <CampaignHistory kind="promotion" title="Sent Campaigns" />
    </MessagePanel>
  )
}

function audienceOf({ targetAudience, tier }: MarketingDraft): PreviewCampaignParams {
  if (targetAudience !== 'VIP_TIER') return { kind: 'promotion', targetAudience: 'ALL' }
  return { kind: 'promotion', targetAudience, tier: tier as NonNullable<PreviewCampaignParams['tier']> }
}

function Templates({ onPick }: { onPick: (draft: Partial<MarketingDraft>) => void }) {
  return (
    <Stack gap="xs" as="section" aria-label="Quick templates">
      <Heading level={3} size={18}>
        Quick Templates
      </Heading>
      <Inline gap="xs" wrap>
        {templates.map(({ name, icon, draft }) => (
          <Button key={name} size="s" variant="secondary" icon={icon} onClick={() => onPick(draft)}>
            {name}
          </Button>
        ))}
      </Inline>
    </Stack>
  )
}

function Guidelines() {
  return (
    <Notice title="Campaign guidelines">
      <ul>
        <li>Goes only to members who opted in to notifications. They’ll find it in the app, too.</li>
        <li>Anyone near the phone can read it. Don’t mention treatments or anything personal.</li>
        <li>Lead with the offer and when it ends. Two short sentences are plenty.</li>
        <li>One offer at a time, at most one a week.</li>
      </ul>
    </Notice>
  )
}
