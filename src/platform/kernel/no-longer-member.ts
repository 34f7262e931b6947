import { refusal } from './refusal.ts'

/** The session is good, but the account behind it was removed. */
export class NoLongerMember extends refusal('no-longer-member', 'unknown-person', () => 'Unauthorized') {}
