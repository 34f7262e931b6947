/** What the person who sets a clinic up reads, on their own terminal only. */
export const firstOwnerInvitation = ({
  url,
  expiresAt,
}: {
  readonly url: string
  readonly expiresAt: Date
}) =>
  'Nobody owns this clinic yet. Whoever opens this link does; it works once, ' +
  `until ${expiresAt.toUTCString()}:\n  ${url}\n`
