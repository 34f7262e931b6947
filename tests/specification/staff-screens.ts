/** What the specification says of the staff area: its panels and screens (staff, section 2). */
export const staffScreens = {
  'staff-2-panel-award': 'Award Service Points',
  'staff-2-panel-specials': 'Monthly Specials & Promotions',
  'staff-2-panel-notifications': 'Push Notifications',
  'staff-2-panel-emails': 'Email Campaigns',
  'staff-2-panel-texts': 'SMS Campaigns',
  'staff-2-panel-patients': 'Patient Management',
  'staff-2-panel-blog': 'Blog Management',
  'staff-2-panel-requests': 'Service Requests Approval',
  'staff-2-panel-campaigns': 'Marketing Campaigns',

  'staff-2-code-is-hidden': 'An 8-digit admin code is entered in a password-type input.',
  'staff-2-enter-submits': 'The Enter key submits it.',
  'staff-2-gate-stays-locked':
    'The gate stays locked until the code is verified, or until an existing admin session is found on opening.',
  'staff-2-panel-after-code': 'After verification the Admin Panel is shown.',
  'staff-2-to-requests': 'Accept Patient Points scrolls to the service-requests panel.',
  'staff-2-to-qr-codes': 'QR Codes goes to /admin/qr-codes.',
  'staff-2-to-blog': 'Add Blogs scrolls to the blog panel.',
  'staff-2-panels-in-order': [
    'Award Service Points',
    'Monthly Specials & Promotions',
    'Push Notifications',
    'Email Campaigns',
    'SMS Campaigns',
    'Patient Management',
    'Blog Management',
    'Service Requests Approval',
    'Marketing Campaigns',
  ],
  'staff-2-back-to-app': 'A Back to Main App button goes to /.',
  'staff-2-code-on-auth-page':
    'The auth page of the customer area also has a staff-code box that redirects to /admin on success',
  'staff-2-admin-access':
    "The home sign-in card has an 'Admin Access' shortcut that pre-fills staff credentials",
  'staff-2-test-page-links': 'a QR test page links to /admin',
  'staff-2-award-email': 'Award: customer email',
  'staff-2-award-service': 'Award: service (selected from the services list)',
  'staff-2-award-custom-points': 'Award: optional custom points',
  'staff-2-award-location': 'Award: optional location (from the locations list)',
  'staff-2-specials-form': 'Specials: A create form.',
  'staff-2-specials-list': 'Specials: A list of active specials, each with a delete action.',
  'staff-2-notification-form':
    'Notification: A form with title, message, type, audience, optional date and time.',
  'staff-2-notification-birthdays': 'Notification: A birthday-specials button.',
  'staff-2-notification-ten': 'Notification: A list of the 10 most recent notifications.',
  'staff-2-notification-scheduled':
    'Notification: its scheduled time, when scheduledFor is set and it is not yet sent;',
  'staff-2-notification-sent': 'Notification: its sent time, when sentAt is set;',
  'staff-2-notification-created': 'Notification: otherwise its creation time.',
  'staff-2-email-form': 'Email: Fields: subject, message and a send-to-all option.',
  'staff-2-text-form': 'SMS: Fields: message and a send-to-all option.',
  'staff-2-text-counter':
    'SMS: A character counter is shown. It turns yellow when fewer than 20 characters remain and red when negative.',
  'staff-2-text-cost':
    'SMS: A cost note: about $0.01-$0.02 per message; longer messages may be split and charged per part.',
  'staff-2-text-button-off':
    'SMS: The send button is disabled when the message is empty or longer than 160 characters.',
  'staff-2-campaign-templates':
    'Marketing: Four quick templates: flash sale for all, platinum exclusive, new service launch, birthday special.',
  'staff-2-campaign-details': 'Marketing: Campaign details: title, message, optional imageUrl.',
  'staff-2-campaign-audience':
    'Marketing: Target audience, and a tier select shown only when the audience is a specific tier.',
  'staff-2-campaign-button': 'Marketing: A send button.',
  'staff-2-campaign-guidelines': 'Marketing: A guidelines box.',
  'staff-2-requests-pending': 'Requests: Lists pending requests only.',
  'staff-2-requests-dialog': 'Requests: Each request opens an approve/deny dialog.',
  'staff-2-requests-notes': 'Requests: Approval has an optional admin notes field.',
  'staff-2-requests-reason': 'Requests: Denial asks for a reason, which is not enforced.',
  'staff-2-patients-search': 'Patients: A search box and patient cards.',
  'staff-2-patients-card':
    'Patients: Each card shows name, email, tier, points balance, birthday, total spent, total visits, last login and creation date.',
  'staff-2-patients-edit-points': 'Patients: An edit-points dialog.',
  'staff-2-patients-offer': 'Patients: A send-10%-off dialog.',
  'staff-2-patients-retry':
    'Patients: If the patient list fails to load, an error toast is shown with a Retry button that reloads the page.',
  'staff-2-blog-search': 'Blog: A search box.',
  'staff-2-blog-list': 'Blog: A list of posts, including unpublished ones.',
  'staff-2-blog-dialog': 'Blog: A create/edit dialog.',
  'staff-2-blog-publish': 'Blog: A Publish action on any post not already published.',
  'staff-2-blog-delete': 'Blog: A delete action, with a browser confirmation',
  'staff-2-codes-cards': 'QR codes: Lists active check-in codes as cards.',
  'staff-2-codes-card':
    'QR codes: Each card has a QR image, description, points per check-in, and Print and Download (png) actions.',
  'staff-2-codes-image': 'QR codes: The QR image is 300 px with a margin of 2.',
  'staff-2-codes-print': 'QR codes: The print page is letter portrait.',
  'staff-2-codes-empty': 'QR codes: Empty state: a Create Default QR Codes button.',
} as const
