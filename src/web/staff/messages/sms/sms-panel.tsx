import { Button } from '#ui-kit/actions/button/button.tsx'
import { Checkbox } from '#ui-kit/forms/checkbox/checkbox.tsx'
import { TextArea } from '#ui-kit/forms/text-area/text-area.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { clinic } from '../../../data/clinic.ts'
import { typedText } from '../../../form/typed-text.ts'
import { price } from '../../../format/money.ts'
import { AudienceField, CardsForTheRest, type ContactAudience, textInvitation } from '../audience-field.tsx'
import { CampaignHistory } from '../campaign-history.tsx'
import { MessagePanel } from '../message-panel.tsx'
import { NotSetUp } from '../not-set-up.tsx'
import { Reach, useReach } from '../reach.tsx'
import { TestMessage } from '../test-message.tsx'
import { TreatmentWarning } from '../treatment-warning.tsx'
import { ChatBubble } from './chat-bubble/chat-bubble.tsx'
import { smsLength } from './sms-length.ts'
import { longestSms, useSmsCampaign } from './use-sms-campaign.ts'

/** Sends a text to members who consented, and shows segments and estimated cost as they're billed. */
export function SmsPanel() {
  const { draft, change, field, box, submit, busy } = useSmsCampaign()
  const reach = useReach({
    kind: 'sms',
    targetAudience: draft.targetAudience as ContactAudience,
    sendToAll: draft.sendToAll ? 'true' : 'false',
  })
  const canLeave = reach.data?.isSetUp !== false
  const sendable = canLeave && typedText(draft.message) !== '' && draft.message.length <= longestSms
  return (
    <MessagePanel
      title="SMS Campaigns"
      onSubmit={submit}
      intro={<NotSetUp channel="SMS" reach={reach} />}
      form={
        <>
          <AudienceField
            {...field('targetAudience')}
            onInvite={() => {
              if (!draft.message) change({ message: textInvitation() })
            }}
          />
          <TextArea {...field('message')} label="Message" rows={4} />
          <Counter message={draft.message} willGet={canLeave ? reach.data?.willGet : undefined} />
          <Checkbox
            {...box('sendToAll')}
            label="Send to all"
            hint="Includes opted-in members who haven’t visited in the last 12 months. Never members without consent."
          />
          <TreatmentWarning text={draft.message} />
          <Reach reach={reach} />
          {draft.targetAudience === 'NOT_CLAIMED' && <CardsForTheRest reach={reach} by="text" />}
          <Button type="submit" full disabled={!sendable} busy={busy} busyLabel="Sending...">
            Send SMS Campaign
          </Button>
        </>
      }
      preview={
        <>
          <ChatBubble
            label="Text preview"
            sender={clinic.clinicName}
            message={draft.message || 'Your message'}
          />
          <TestMessage
            to={{ label: 'Your own mobile number', type: 'tel' }}
            body={sendable ? to => ({ channel: 'sms', message: draft.message, to }) : undefined}
          />
        </>
      }
    >
      <CampaignHistory kind="sms" title="Sent SMS" />
    </MessagePanel>
  )
}

function Counter({ message, willGet }: { message: string; willGet: number | undefined }) {
  const left = longestSms - message.length
  const { encoding, segments } = smsLength(message)
  const billed = segments * (willGet ?? 0)
  return (
    <Stack gap="xs">
      <Text size={14} weight="strong" tone={left < 0 ? 'critical' : left < 20 ? 'caution' : 'quiet'} figures>
        {left} characters left
      </Text>
      <Text size={14} tone="quiet" figures>
        {encoding}, {segments} {segments === 1 ? 'segment' : 'segments'} per member
      </Text>
      <Text size={14} tone="quiet" figures>
        {billed === 0 ? '\u00a0' : `About ${price(billed * 0.01)}–${price(billed * 0.02)} in total`}
      </Text>
      <Text size={14} tone="quiet">
        About $0.01-$0.02 per message; longer messages may be split and charged per part.
      </Text>
    </Stack>
  )
}
