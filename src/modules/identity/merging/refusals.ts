import { refusal } from '#platform/kernel/refusal.ts'

export class NotBothMembers extends refusal(
  'not-both-members',
  'conflict',
  () => 'One of these patients no longer has an account. Please reload the page.',
) {}

export class ContactTakenSince extends refusal(
  'contact-taken-since',
  'conflict',
  () => 'Another patient now has this email address or phone number, so the merge can’t be undone.',
) {}
