/** Shown to the person who sets up a clinic, only in their own terminal. */
export const firstOwnerInvitation = ({
  url,
  expiresAt,
}: {
  readonly url: string
  readonly expiresAt: Date
}) =>
  'This clinic has no owner yet. Whoever opens this link becomes the owner. It works once, ' +
  `until ${expiresAt.toUTCString()}:\n  ${url}\n`
