import type { PreviewCampaignTargetAudience, PreviewCampaignType } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { DateField } from '#ui-kit/forms/date-field/date-field.tsx'
import { SelectField } from '#ui-kit/forms/select-field/select-field.tsx'
import { TextArea } from '#ui-kit/forms/text-area/text-area.tsx'
import { TextField } from '#ui-kit/forms/text-field/text-field.tsx'
import { Cake } from '#ui-kit/icons.ts'
import { Grid } from '#ui-kit/layout/grid/grid.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { clinic } from '../../../data/clinic.ts'
import { typedText } from '../../../form/typed-text.ts'
import { LockedPhone } from '../locked-phone.tsx'
import { MessagePanel } from '../message-panel.tsx'
import { Reach, useReach } from '../reach.tsx'
import { TestMessage } from '../test-message.tsx'
import { TreatmentWarning } from '../treatment-warning.tsx'
import { audiences, reachOfType, types } from '../words.ts'
import { RecentNotifications } from './recent-notifications.tsx'
import { useBirthdaySpecials, useNotification } from './use-notification.ts'

/** Sends a notification now or later, and the month's birthday specials. */
export function NotificationsPanel() {
  const { draft, field, submit, busy } = useNotification()
  const targetAudience = draft.targetAudience as PreviewCampaignTargetAudience
  const type = draft.type as PreviewCampaignType
  const reach = useReach({ kind: 'notification', type, targetAudience })
  return (
    <MessagePanel
      title="Send Push Notification"
      onSubmit={submit}
      intro={<BirthdaySpecials />}
      form={
        <>
          <TextField {...field('title')} label="Title" maxLength={100} autoComplete="off" />
          <TextArea
            {...field('message')}
            label="Message"
            maxLength={1000}
            hint={`${draft.message.length} of 160 characters recommended`}
          />
          <Grid columns={1} columnsWide={2} gap="m">
            <SelectField {...field('type')} label="Type" options={types} hint={reachOfType(type)} />
            <SelectField {...field('targetAudience')} label="Audience" options={audiences} />
            <DateField {...field('date')} label="Date" optional hint="Leave blank to send now" />
            <DateField
              {...field('time')}
              label="Time"
              type="time"
              optional
              disabled={!draft.date}
              hint={`Clinic time (${clinic.timeZone})`}
            />
          </Grid>
          <TreatmentWarning text={`${draft.title} ${draft.message}`} />
          <Reach reach={reach} />
          <Button type="submit" full busy={busy} busyLabel={draft.date ? 'Scheduling...' : 'Sending...'}>
            {draft.date ? 'Schedule Notification' : 'Send Notification'}
          </Button>
        </>
      }
      preview={
        <>
          <LockedPhone title={draft.title} message={draft.message} />
          <TestMessage
            body={
              typedText(draft.title) && typedText(draft.message)
                ? () => ({ channel: 'push', title: draft.title, message: draft.message })
                : undefined
            }
          />
        </>
      }
    >
      <RecentNotifications />
    </MessagePanel>
  )
}

function BirthdaySpecials() {
  const { send, busy } = useBirthdaySpecials()
  const reach = useReach({ kind: 'birthday' })
  const left = reach.data?.willGet
  return (
    <Stack gap="xs" align="start">
      <Button variant="secondary" icon={Cake} busy={busy} busyLabel="Sending..." onClick={send}>
        Send Birthday Specials
      </Button>
      <Text size={14} tone="quiet">
        Goes to members with a birthday this month, once a year
        {left === undefined ? '.' : `. ${left} left to send.`}
      </Text>
    </Stack>
  )
}
