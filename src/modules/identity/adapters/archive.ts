import type { ArchiveParts } from '#platform/archive.ts'
import type { EncryptedRows } from '#platform/encryption/encrypted-rows.ts'

export const identityArchive = (profilePhotoRows: EncryptedRows): ArchiveParts => ({
  tables: [
    {
      name: 'members',
      table: 'identity.member',
      about: 'Every account. The password is only its argon2id hash, so members can still sign in.',
    },
    { name: 'contacts', table: 'identity.contact', about: 'Email addresses and phone numbers of members.' },
    { name: 'external-ids', table: 'identity.external_id', about: 'What other systems call a member.' },
    {
      name: 'profile-photos',
      table: 'identity.profile_photo',
      about: 'Members’ profile photos, as separate files.',
      opened: [{ rows: profilePhotoRows, as: 'picture', form: 'bytes' }],
      picture: { column: 'picture', path: ({ member_id }) => `profiles/${member_id}.webp` },
    },
    {
      name: 'passkeys',
      table: 'identity.passkey',
      about: 'Public keys of members’ passkeys. They work if the web address stays the same.',
      where: 'member_id is not null',
    },
    {
      name: 'recovery-codes',
      table: 'identity.recovery_code',
      about: 'Hashes of members’ recovery codes.',
      where: 'member_id is not null',
    },
    {
      name: 'claim-cards',
      table: 'identity.claim_card',
      about: 'Printed claim cards. Only hashes of their codes are included, so the cards still work.',
    },
    {
      name: 'staff',
      table: 'identity.staff',
      about: 'Who worked here, for the names in the audit log. They need a new code to sign in.',
      without: { code_lookup: "'left behind ' || id", code_hash: "'left behind'" },
    },
    { name: 'audit-log', table: 'identity.audit_entry', about: 'What staff did and looked at.' },
    { name: 'audit-seals', table: 'identity.audit_seal', about: 'Hashes that prove the log is intact.' },
    { name: 'audit-unsealed', table: 'identity.audit_unsealed', about: 'Entries that have no seal yet.' },
    { name: 'step-up-rules', table: 'identity.step_up_rule', about: 'When staff confirm who they are.' },
  ],
  staying: {
    'identity.session': 'Sessions. Everyone signs in again there.',
    'identity.device': 'Staff devices that were enrolled here.',
    'identity.member_device': 'Browsers that members used here, each recognized by a cookie.',
    'identity.staff_network': 'Networks that staff signed in from.',
    'identity.passkey_challenge': 'Sign-ins from the last few minutes.',
    'identity.password_reset': 'Links for resetting a password.',
    'identity.sign_in_link': 'Sign-in links for staff.',
    'identity.sent_code': 'Codes from the last few minutes.',
    'identity.contact_change': 'Contact changes from the last few minutes.',
    'identity.desk_code': 'Codes that the desk has just shown.',
  },
})
