const feature = 'features/messaging/campaigns.feature'
const campaigns = 'tests/messaging/campaigns.test.ts'
const stories = (name: string) => `src/web/staff/messages/${name}.stories.tsx`
const notifications = stories('notifications-panel')
const email = stories('email-panel')
const sms = stories('sms-panel')
const marketing = stories('marketing-panel')

/** Which example or test shows a row of the specification (staff.md). */
export const rows = [
  { row: 'panels: Push Notifications', file: feature, title: "A notification is in the member's app, too" },
  { row: 'panels: Email Campaigns', file: feature, title: 'A mail' },
  { row: 'panels: SMS Campaigns', file: feature, title: 'An SMS' },
  { row: 'panels: Marketing Campaigns', file: feature, title: 'An offer for a tier nobody has' },
  { row: 'staff validation: Marketing campaign', file: marketing, title: 'TooShort' },
  { row: 'staff validation: Notification', file: notifications, title: 'TitleAndMessageMissing' },
  { row: 'staff validation: Email campaign', file: email, title: 'SubjectAndMessageMissing' },
  { row: 'staff validation: SMS', file: sms, title: 'TooLong' },
  { row: 'staff errors: Campaign Failed', file: marketing, title: 'Refused' },
  { row: 'staff errors: Error', file: notifications, title: 'BirthdaySpecialsFail' },
  { row: 'staff errors: Error Sending Campaign', file: email, title: 'Refused' },
  { row: 'staff errors: Error Sending SMS Campaign', file: sms, title: 'Refused' },
  { row: 'staff toasts: Campaign Sent Successfully', file: feature, title: 'An offer for a tier nobody has' },
  { row: 'staff toasts: Notification Sent!', file: notifications, title: 'Sent' },
  { row: 'staff toasts: Birthday Notifications Sent!', file: notifications, title: 'BirthdaySpecials' },
  { row: 'staff toasts: Campaign Sent!', file: email, title: 'SentToAll' },
  {
    row: 'staff calls: POST /api/admin/send-promotion',
    file: campaigns,
    title: 'by push reaches every device of those who agreed and is left in their app, once',
  },
  {
    row: 'staff calls: GET /api/admin/notifications',
    file: campaigns,
    title: 'waits for its time by the clinic’s clock, and addresses those who are there then',
  },
  {
    row: 'staff calls: POST /api/admin/notifications/send',
    file: campaigns,
    title: 'waits for its time by the clinic’s clock, and addresses those who are there then',
  },
  {
    row: 'staff calls: POST /api/admin/notifications/birthday',
    file: campaigns,
    title: 'for birthdays reaches a member once a year, however often it is sent at once',
  },
  {
    row: 'staff calls: POST /api/admin/email-campaign',
    file: campaigns,
    title: 'by mail reaches those who agreed, greets them and can be ended with one click',
  },
  {
    row: 'staff calls: POST /api/admin/sms-campaign',
    file: campaigns,
    title: 'by SMS goes to agreed, valid, active numbers, once a number, and never past a STOP',
  },
] as const
