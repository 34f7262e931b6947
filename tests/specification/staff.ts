/** Which example, story or test shows a row of staff.md; the panels' own files name the others. */
export const rows = [
  {
    row: 'staff screens: An 8-digit admin code is entered in a password-type input.',
    file: 'src/web/staff/staff-screen.stories.tsx',
    title: 'EightHiddenDigits',
  },
  {
    row: 'staff screens: The Enter key submits it.',
    file: 'features/identity/staff-gate.feature',
    title: 'Ines opens the staff area',
  },
  {
    row: 'staff screens: The gate stays locked until the code is verified, or until an existing admin session is found on opening.',
    file: 'features/identity/staff-gate.feature',
    title: 'Opened again the same day',
  },
  {
    row: 'staff screens: After verification the Admin Panel is shown.',
    file: 'features/identity/staff-gate.feature',
    title: 'Ines opens the staff area',
  },
  {
    row: 'staff screens: Accept Patient Points scrolls to the service-requests panel.',
    file: 'features/identity/staff-area.feature',
    title: '<action>',
  },
  {
    row: 'staff screens: QR Codes goes to /admin/qr-codes.',
    file: 'features/identity/staff-gate.feature',
    title: 'The codes at the desk',
  },
  {
    row: 'staff screens: Add Blogs scrolls to the blog panel.',
    file: 'features/identity/staff-area.feature',
    title: '<action>',
  },
  {
    row: 'staff screens: Panels, in this order',
    file: 'features/identity/staff-area.feature',
    title: 'The nine panels, in their order',
  },
  {
    row: 'staff screens: A Back to Main App button goes to /.',
    file: 'features/identity/staff-area.feature',
    title: "Back to the patients' side",
  },
  {
    row: 'staff screens: The auth page of the customer area also has a staff-code box that redirects to /admin on success',
    file: 'features/identity/staff-gate.feature',
    title: 'From the sign-in screen',
  },
  {
    row: "staff screens: The home sign-in card has an 'Admin Access' shortcut that pre-fills staff credentials",
    file: 'features/identity/staff-area.feature',
    title: 'Admin Access on the home card',
  },
  {
    row: 'staff screens: a QR test page links to /admin',
    file: 'features/identity/staff-area.feature',
    title: 'From the QR test page',
  },
  {
    row: 'staff screens: Award: customer email',
    file: 'features/loyalty/awarding-at-the-desk.feature',
    title: 'From the beginning of the name',
  },
  {
    row: 'staff screens: Award: service (selected from the services list)',
    file: 'features/loyalty/awarding-at-the-desk.feature',
    title: 'From the beginning of the name',
  },
  {
    row: 'staff screens: Award: optional custom points',
    file: 'features/loyalty/awarding-at-the-desk.feature',
    title: 'Points that are none',
  },
  {
    row: 'staff screens: Award: optional location (from the locations list)',
    file: 'src/web/staff/award/award-panel.stories.tsx',
    title: 'Awarded',
  },
  {
    row: 'staff screens: Specials: A create form.',
    file: 'features/content/monthly-specials.feature',
    title: 'Created beside its preview',
  },
  {
    row: 'staff screens: Specials: A list of active specials, each with a delete action.',
    file: 'src/web/staff/specials/specials-panel.stories.tsx',
    title: 'Several',
  },
  {
    row: 'staff screens: Notification: A form with title, message, type, audience, optional date and time.',
    file: 'src/web/staff/messages/notifications-panel.stories.tsx',
    title: 'ScheduledByTheClinicsClock',
  },
  {
    row: 'staff screens: Notification: A birthday-specials button.',
    file: 'features/messaging/campaigns.feature',
    title: 'Asked for twice in November',
  },
  {
    row: 'staff screens: Notification: A list of the 10 most recent notifications.',
    file: 'src/web/staff/messages/said-to-staff.stories.tsx',
    title: 'TenMostRecentNotifications',
  },
  {
    row: 'staff screens: Notification: its scheduled time, when scheduledFor is set and it is not yet sent;',
    file: 'src/web/staff/messages/notifications-panel.stories.tsx',
    title: 'ManySent',
  },
  {
    row: 'staff screens: Notification: its sent time, when sentAt is set;',
    file: 'src/web/staff/messages/notifications-panel.stories.tsx',
    title: 'OneSent',
  },
  {
    row: 'staff screens: Notification: otherwise its creation time.',
    file: 'src/web/staff/messages/said-to-staff.stories.tsx',
    title: 'NotificationNeitherScheduledNorSent',
  },
  {
    row: 'staff screens: Email: Fields: subject, message and a send-to-all option.',
    file: 'src/web/staff/messages/email-panel.stories.tsx',
    title: 'SentToAll',
  },
  {
    row: 'staff screens: SMS: Fields: message and a send-to-all option.',
    file: 'src/web/staff/messages/sms-panel.stories.tsx',
    title: 'Sent',
  },
  {
    row: 'staff screens: SMS: A character counter is shown. It turns yellow when fewer than 20 characters remain and red when negative.',
    file: 'src/web/staff/messages/said-to-staff.stories.tsx',
    title: 'SmsCounterTurnsYellowThenRed',
  },
  {
    row: 'staff screens: SMS: A cost note: about $0.01-$0.02 per message; longer messages may be split and charged per part.',
    file: 'src/web/staff/messages/sms-panel.stories.tsx',
    title: 'Empty',
  },
  {
    row: 'staff screens: SMS: The send button is disabled when the message is empty or longer than 160 characters.',
    file: 'src/web/staff/messages/sms-panel.stories.tsx',
    title: 'TooLong',
  },
  {
    row: 'staff screens: Marketing: Four quick templates: flash sale for all, platinum exclusive, new service launch, birthday special.',
    file: 'src/web/staff/messages/said-to-staff.stories.tsx',
    title: 'FourTemplates',
  },
  {
    row: 'staff screens: Marketing: Campaign details: title, message, optional imageUrl.',
    file: 'src/web/staff/messages/said-to-staff.stories.tsx',
    title: 'CampaignWithAPicture',
  },
  {
    row: 'staff screens: Marketing: Target audience, and a tier select shown only when the audience is a specific tier.',
    file: 'src/web/staff/messages/said-to-staff.stories.tsx',
    title: 'FourTemplates',
  },
  {
    row: 'staff screens: Marketing: A send button.',
    file: 'src/web/staff/messages/marketing-panel.stories.tsx',
    title: 'PlatinumTemplateSent',
  },
  {
    row: 'staff screens: Marketing: A guidelines box.',
    file: 'src/web/staff/messages/marketing-panel.stories.tsx',
    title: 'Empty',
  },
  {
    row: 'staff screens: Requests: Lists pending requests only.',
    file: 'features/requests/deciding-requests.feature',
    title: 'Approved, with a word to Mia',
  },
  {
    row: 'staff screens: Requests: Each request opens an approve/deny dialog.',
    file: 'src/web/staff/requests/requests-panel.stories.tsx',
    title: 'Approved',
  },
  {
    row: 'staff screens: Requests: Approval has an optional admin notes field.',
    file: 'features/requests/deciding-requests.feature',
    title: 'Approved, with a word to Mia',
  },
  {
    row: 'staff screens: Requests: Denial asks for a reason, which is not enforced.',
    file: 'features/requests/deciding-requests.feature',
    title: 'Denied without a reason',
  },
  {
    row: 'staff screens: Patients: A search box and patient cards.',
    file: 'features/patients/managing-patients.feature',
    title: 'While typing',
  },
  {
    row: 'staff screens: Patients: Each card shows name, email, tier, points balance, birthday, total spent, total visits, last login and creation date.',
    file: 'src/web/staff/patients/patients-panel.stories.tsx',
    title: 'Several',
  },
  {
    row: 'staff screens: Patients: An edit-points dialog.',
    file: 'features/patients/managing-patients.feature',
    title: 'Added',
  },
  {
    row: 'staff screens: Patients: A send-10%-off dialog.',
    file: 'features/patients/managing-patients.feature',
    title: 'Sent',
  },
  {
    row: 'staff screens: Patients: If the patient list fails to load, an error toast is shown with a Retry button that reloads the page.',
    file: 'features/patients/managing-patients.feature',
    title: 'The list does not come',
  },
  {
    row: 'staff screens: Blog: A search box.',
    file: 'src/web/staff/blog/blog-panel.stories.tsx',
    title: 'Found',
  },
  {
    row: 'staff screens: Blog: A list of posts, including unpublished ones.',
    file: 'src/web/staff/blog/blog-panel.stories.tsx',
    title: 'Several',
  },
  {
    row: 'staff screens: Blog: A create/edit dialog.',
    file: 'src/web/staff/blog/blog-panel.stories.tsx',
    title: 'Edited',
  },
  {
    row: 'staff screens: Blog: A Publish action on any post not already published.',
    file: 'src/web/staff/blog/blog-panel.stories.tsx',
    title: 'Several',
  },
  {
    row: 'staff screens: Blog: A delete action, with a browser confirmation',
    file: 'features/content/blog-management.feature',
    title: 'Deleted, after a question',
  },
  {
    row: 'staff screens: QR codes: Lists active check-in codes as cards.',
    file: 'src/web/staff/codes/codes-panel.stories.tsx',
    title: 'Three',
  },
  {
    row: 'staff screens: QR codes: Each card has a QR image, description, points per check-in, and Print and Download (png) actions.',
    file: 'features/loyalty/codes-at-the-desk.feature',
    title: 'As a picture',
  },
  {
    row: 'staff screens: QR codes: The QR image is 300 px with a margin of 2.',
    file: 'src/web/staff/codes/codes-panel.stories.tsx',
    title: 'Downloaded',
  },
  {
    row: 'staff screens: QR codes: The print page is letter portrait.',
    file: 'features/loyalty/codes-at-the-desk.feature',
    title: 'On paper',
  },
  {
    row: 'staff screens: QR codes: Empty state: a Create Default QR Codes button.',
    file: 'features/loyalty/codes-at-the-desk.feature',
    title: 'The three default codes',
  },
  { row: 'staff validation: Admin code', file: 'features/identity/staff-gate.feature', title: 'No code' },
  {
    row: 'staff rules: Maximum input length 8 on the auth-page box.',
    file: 'src/web/identity/auth-screen.stories.tsx',
    title: 'StaffCodeOfEightDigits',
  },
  {
    row: 'staff rules: Location optional.',
    file: 'features/loyalty/awarding-at-the-desk.feature',
    title: 'From the beginning of the name',
  },
  {
    row: 'staff rules: Tier sent only when the audience is a specific tier.',
    file: 'src/web/staff/messages/said-to-staff.stories.tsx',
    title: 'TierOnlyForASpecificTier',
  },
  {
    row: 'staff rules: imageUrl optional, valid URL or empty.',
    file: 'src/web/staff/messages/marketing-panel.stories.tsx',
    title: 'TooShort',
  },
  {
    row: 'staff rules: The value is parsed as a decimal.',
    file: 'tests/content/promotions.test.ts',
    title: 'are made from what the form sends, for all when nothing else is said',
  },
  {
    row: 'staff rules: Message recommended at most 160 characters, not enforced.',
    file: 'src/web/staff/messages/said-to-staff.stories.tsx',
    title: 'NotificationNotSentWithoutASentence',
  },
  {
    row: 'staff rules: Scheduled value is date plus time with zero seconds, or null.',
    file: 'src/web/staff/messages/notifications-panel.stories.tsx',
    title: 'ScheduledByTheClinicsClock',
  },
  {
    row: 'staff rules: Amount must be a non-negative integer.',
    file: 'src/web/staff/patients/patients-panel.stories.tsx',
    title: 'PointsInvalid',
  },
  {
    row: 'staff rules: Tags entered comma separated, trimmed, empties dropped.',
    file: 'src/web/staff/blog/blog-panel.stories.tsx',
    title: 'Preview',
  },
  {
    row: 'staff rules: Tip: subject under 50 characters.',
    file: 'src/web/staff/messages/said-to-staff.stories.tsx',
    title: 'EmailNotSentWithoutASentence',
  },
  {
    row: 'staff rules: Denial asks for a reason but does not enforce one.',
    file: 'features/requests/deciding-requests.feature',
    title: 'Denied without a reason',
  },
  {
    row: 'staff messages: Missing Code: Please enter the admin code',
    file: 'features/identity/staff-gate.feature',
    title: 'No code',
  },
  {
    row: 'staff messages: Missing Information: Please enter customer email and select a service',
    file: 'features/loyalty/awarding-at-the-desk.feature',
    title: 'No patient',
  },
  {
    row: 'staff messages: Invalid Points: Please enter a valid positive number for custom points',
    file: 'features/loyalty/awarding-at-the-desk.feature',
    title: 'Points that are none',
  },
  {
    row: 'staff messages: Title must be at least 5 characters',
    file: 'src/web/staff/messages/marketing-panel.stories.tsx',
    title: 'TooShort',
  },
  {
    row: 'staff messages: Message must be at least 10 characters',
    file: 'src/web/staff/messages/marketing-panel.stories.tsx',
    title: 'TooShort',
  },
  {
    row: 'staff messages: Missing Information: Please fill in all required fields',
    file: 'features/content/monthly-specials.feature',
    title: 'Something is missing',
  },
  {
    row: 'staff messages: Please fill in title and message',
    file: 'src/web/staff/messages/notifications-panel.stories.tsx',
    title: 'TitleAndMessageMissing',
  },
  {
    row: 'staff messages: Please enter points value and reason.',
    file: 'features/patients/managing-patients.feature',
    title: 'Not without a reason',
  },
  {
    row: 'staff messages: Please enter a valid positive number.',
    file: 'src/web/staff/patients/patients-panel.stories.tsx',
    title: 'PointsInvalid',
  },
  {
    row: 'staff messages: Please provide at least a title and content.',
    file: 'features/content/blog-management.feature',
    title: 'Without a text',
  },
  {
    row: 'staff messages: Please provide both a subject and message',
    file: 'src/web/staff/messages/email-panel.stories.tsx',
    title: 'SubjectAndMessageMissing',
  },
  {
    row: 'staff messages: Please provide an SMS message',
    file: 'src/web/staff/messages/said-to-staff.stories.tsx',
    title: 'SmsWithoutWords',
  },
  {
    row: 'staff messages: Message Too Long: SMS messages should be 160 characters or less to avoid additional charges',
    file: 'src/web/staff/messages/said-to-staff.stories.tsx',
    title: 'SmsMessageTooLong',
  },
  {
    row: 'staff errors: Campaign Failed: Please check your admin permissions and try again.',
    file: 'src/web/staff/messages/marketing-panel.stories.tsx',
    title: 'Refused',
  },
  {
    row: 'staff errors: Error: Failed to create promotion',
    file: 'src/web/staff/specials/specials-panel.stories.tsx',
    title: 'NotCreatedWithoutASentence',
  },
  {
    row: 'staff errors: Error: Failed to delete promotion',
    file: 'src/web/staff/specials/specials-panel.stories.tsx',
    title: 'NotDeletedWithoutASentence',
  },
  {
    row: 'staff errors: Error: Failed to send notification',
    file: 'src/web/staff/messages/said-to-staff.stories.tsx',
    title: 'NotificationNotSentWithoutASentence',
  },
  {
    row: 'staff errors: Error: Failed to send birthday notifications',
    file: 'src/web/staff/messages/notifications-panel.stories.tsx',
    title: 'BirthdaySpecialsFail',
  },
  {
    row: "staff errors: Unable to load promotions: Please make sure you're logged in with the admin code.",
    file: 'features/content/monthly-specials.feature',
    title: "It can't be loaded",
  },
  {
    row: 'staff errors: Error Sending Campaign: Failed to send email campaign',
    file: 'src/web/staff/messages/said-to-staff.stories.tsx',
    title: 'EmailNotSentWithoutASentence',
  },
  {
    row: 'staff errors: Error Sending SMS Campaign: Failed to send SMS campaign',
    file: 'src/web/staff/messages/sms-panel.stories.tsx',
    title: 'Refused',
  },
  {
    row: 'staff errors: Access Denied: Invalid admin code',
    file: 'features/identity/staff-gate.feature',
    title: 'A wrong code',
  },
  {
    row: 'staff errors: Connection Error: Please check your internet connection',
    file: 'src/web/staff/staff-screen.stories.tsx',
    title: 'NoConnection',
  },
  {
    row: 'staff errors: Unauthorized: You are logged out. Logging in again...',
    file: 'features/loyalty/awarding-at-the-desk.feature',
    title: 'The session of the desk is over',
  },
  {
    row: 'staff errors: Error: Failed to award points',
    file: 'features/loyalty/awarding-at-the-desk.feature',
    title: 'No signal',
  },
  {
    row: 'staff calls: GET /api/admin/session-check',
    file: 'features/identity/staff-gate.feature',
    title: 'Opened again the same day',
  },
  {
    row: 'staff calls: POST /api/admin/verify',
    file: 'features/identity/staff-gate.feature',
    title: 'Ines opens the staff area',
  },
  {
    row: 'staff limits: Admin code: 8 digits.',
    file: 'tests/identity/staff.test.ts',
    title: 'gives a new person a code of eight digits that opens the area in their role',
  },
  {
    row: 'staff limits: SMS maximum: 160 characters.',
    file: 'src/web/staff/messages/sms-panel.stories.tsx',
    title: 'TooLong',
  },
  {
    row: 'staff limits: Counter colour warnings: under 20 left yellow, negative red.',
    file: 'src/web/staff/messages/said-to-staff.stories.tsx',
    title: 'SmsCounterTurnsYellowThenRed',
  },
  {
    row: 'staff limits: Push message recommended maximum: 160 characters (not enforced).',
    file: 'src/web/staff/messages/said-to-staff.stories.tsx',
    title: 'NotificationNotSentWithoutASentence',
  },
  {
    row: 'staff limits: Campaign title minimum: 5 characters. Campaign message minimum: 10 characters.',
    file: 'src/web/staff/messages/marketing-panel.stories.tsx',
    title: 'TooShort',
  },
  {
    row: 'staff limits: Recent notifications list: 10 entries.',
    file: 'src/web/staff/messages/said-to-staff.stories.tsx',
    title: 'TenMostRecentNotifications',
  },
  {
    row: 'staff limits: Promotional offer to a single customer: 10% off any service, valid for the current month only, single use, delivered by push notification.',
    file: 'tests/loyalty/send-offer.test.ts',
    title: 'is a personal voucher until the end of the clinic’s month, and the member is told',
  },
  {
    row: 'staff limits: Promotional offer to a single customer: 10% off any service, valid for the current month only, single use, delivered by push notification.',
    file: 'tests/messaging/announce-offer.test.ts',
    title: 'reaches the member’s devices soon after staff sent it, and no other member’s',
  },
  {
    row: 'staff limits: Defaults: tier label Bronze',
    file: 'features/identity/joining.feature',
    title: 'Noor joins',
  },
  {
    row: 'staff limits: Defaults: promotion audience ALL',
    file: 'tests/content/promotions.test.ts',
    title: 'are made from what the form sends, for all when nothing else is said',
  },
  {
    row: 'staff limits: Defaults: notification audience ALL; notification type PROMOTION',
    file: 'src/web/staff/messages/said-to-staff.stories.tsx',
    title: 'NotificationDefaults',
  },
  {
    row: 'staff limits: Defaults: blog status draft',
    file: 'features/content/blog-management.feature',
    title: 'Written and published',
  },
  {
    row: 'staff limits: Email: each email opens with a greeting by first name; message lines become paragraphs',
    file: 'tests/messaging/mails.test.ts',
    title: 'is greeted by first name, line by line, as text and in the clinic’s look',
  },
  {
    row: 'staff limits: Campaigns are sent immediately.',
    file: 'tests/messaging/campaigns.test.ts',
    title: 'is through within the answer when it is small',
  },
  {
    row: 'staff limits: Default check-in codes: 3 (Daily Spa Visit, Welcome, VIP Lounge), worth 5 points each.',
    file: 'features/loyalty/codes-at-the-desk.feature',
    title: 'The three default codes',
  },
  {
    row: 'staff limits: Each code can be scanned once per day per user (daily limit 1).',
    file: 'features/loyalty/checking-in.feature',
    title: 'The second scan of the day',
  },
  {
    row: 'staff limits: QR image 300 px, margin 2; print page letter portrait.',
    file: 'src/web/staff/codes/codes-panel.stories.tsx',
    title: 'Downloaded',
  },
  {
    row: 'staff limits: QR image 300 px, margin 2; print page letter portrait.',
    file: 'features/loyalty/codes-at-the-desk.feature',
    title: 'On paper',
  },
  {
    row: 'staff limits: Redirect delay after an unauthorized response: 500 ms.',
    file: 'tests/browser/lost-session.test.ts',
    title: 'leads to signing in 500 ms after it was said',
  },
] as const
