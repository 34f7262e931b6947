import type { ArchiveParts } from '#platform/archive.ts'

export const messagingArchive: ArchiveParts = {
  tables: [
    {
      name: 'consents',
      table: 'messaging.consents',
      about: 'Every decision of a member about a channel, with its wording and date.',
    },
    {
      name: 'suppressions',
      table: 'messaging.suppression',
      about: 'Addresses and numbers that get no messages, and why.',
    },
    {
      name: 'campaigns',
      table: 'messaging.campaign',
      about:
        'Campaigns. Those being sent are paused and scheduled ones are late, so nothing is sent automatically.',
      leaving: {
        state: "case state when 'sending' then 'paused' when 'scheduled' then 'late' else state end",
      },
    },
    { name: 'campaign-messages', table: 'messaging.delivery', about: 'Each message of a campaign.' },
    {
      name: 'campaign-counts',
      table: 'messaging.delivery_count',
      about: 'How many of a campaign’s old messages arrived. The messages themselves are deleted.',
    },
    {
      name: 'followed-link-counts',
      table: 'messaging.opened_link_count',
      about: 'How many people opened a link in those messages.',
    },
    {
      name: 'message-counts',
      table: 'messaging.message_count',
      about: 'How many old notifications and other emails there were, by month.',
    },
    { name: 'followed-links', table: 'messaging.opened_link', about: 'Links that were opened.' },
    {
      name: 'birthday-specials',
      table: 'messaging.birthday_special',
      about: 'Who got a birthday special in which year.',
    },
    {
      name: 'mails',
      table: 'messaging.mail',
      about: 'Other emails that were sent, without their text.',
      where: "state not in ('pending', 'sending')",
      without: { contents: 'null' },
    },
    { name: 'notifications', table: 'messaging.notification', about: 'What members read in the app.' },
    {
      name: 'number-confirmations',
      table: 'messaging.number_confirmation',
      about: 'Phone numbers that members confirmed with a code.',
    },
  ],
  staying: {
    'messaging.push_subscription': 'Each device asks for permission again at the new address.',
    'messaging.channel_trouble': 'The current state of the mail server and other providers.',
  },
}
