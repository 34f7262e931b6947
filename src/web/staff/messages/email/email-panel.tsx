import { Button } from '#ui-kit/actions/button/button.tsx'
import { Checkbox } from '#ui-kit/forms/checkbox/checkbox.tsx'
import { TextArea } from '#ui-kit/forms/text-area/text-area.tsx'
import { TextField } from '#ui-kit/forms/text-field/text-field.tsx'
import { clinic } from '../../../data/clinic.ts'
import { typedText } from '../../../form/typed-text.ts'
import {
  AudienceField,
  CardsForTheRest,
  type ContactAudience,
  claimPage,
  mailInvitation,
} from '../audience-field.tsx'
import { CampaignHistory } from '../campaign-history.tsx'
import { MessagePanel } from '../message-panel.tsx'
import { NotSetUp } from '../not-set-up.tsx'
import { Reach, useReach } from '../reach.tsx'
import { TestMessage } from '../test-message.tsx'
import { TreatmentWarning } from '../treatment-warning.tsx'
import { MailPreview } from './mail-preview.tsx'
import { useEmailCampaign } from './use-email-campaign.ts'

/** Sends an email to members who opted in, or to all who didn't opt out. */
export function EmailPanel() {
  const { draft, change, field, box, submit, busy } = useEmailCampaign()
  const reach = useReach({
    kind: 'email',
    targetAudience: draft.targetAudience as ContactAudience,
    sendToAll: draft.sendToAll ? 'true' : 'false',
  })
  const canLeave = reach.data?.isSetUp !== false
  return (
    <MessagePanel
      title="Email Campaigns"
      onSubmit={submit}
      intro={<NotSetUp channel="Email" reach={reach} />}
      form={
        <>
          <AudienceField
            {...field('targetAudience')}
            onInvite={() => {
              if (!draft.subject && !draft.message)
                change({ subject: 'Your membership is waiting', message: mailInvitation() })
            }}
          />
          <TextField
            {...field('subject')}
            label="Subject"
            maxLength={200}
            autoComplete="off"
            hint={`Tip: keep it under 50 characters (${draft.subject.length} now)`}
          />
          <TextArea
            {...field('message')}
            label="Message"
            rows={8}
            maxLength={20_000}
            hint="Starts with a greeting by first name. Each line becomes a paragraph. Web addresses become links, and we count clicks."
          />
          <Checkbox
            {...box('sendToAll')}
            label="Send to all"
            hint="Includes members we haven’t asked yet. Never members who opted out."
          />
          <TreatmentWarning text={`${draft.subject} ${draft.message}`} />
          <Reach reach={reach} />
          {draft.targetAudience === 'NOT_CLAIMED' && <CardsForTheRest reach={reach} by="email" />}
          <Button type="submit" full disabled={!canLeave} busy={busy} busyLabel="Sending...">
            Send Email Campaign
          </Button>
        </>
      }
      preview={
        <>
          <AsAMail subject={draft.subject} message={draft.message} />
          <TestMessage
            to={{ label: 'Your own email address', type: 'email' }}
            body={
              canLeave && typedText(draft.subject) && typedText(draft.message)
                ? to => ({ channel: 'email', title: draft.subject, message: draft.message, to })
                : undefined
            }
          />
        </>
      }
    >
      <CampaignHistory kind="email" title="Sent Emails" />
    </MessagePanel>
  )
}

const AsAMail = ({ subject, message }: { subject: string; message: string }) => (
  <MailPreview
    label="Email preview"
    subject={subject || 'Your subject'}
    firstName="Mia"
    lines={paragraphsOf(message || 'Your message')}
    action={buttonFor(message)}
    marketing
  />
)

/** An invitation leads to the claim, every other email to the booking page. */
const buttonFor = (message: string) =>
  message.includes(claimPage())
    ? { label: 'Claim Your Membership', url: claimPage() }
    : clinic.bookingUrl
      ? { label: 'Book Appointment', url: clinic.bookingUrl }
      : null

const paragraphsOf = (message: string) =>
  message
    .split(/\r?\n/)
    .map(line => typedText(line))
    .filter(line => line !== '')
