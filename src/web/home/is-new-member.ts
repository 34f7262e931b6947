const newForMs = 30 * 86_400_000

/** Whether a member joined in the last thirty days. */
export const isNewMember = ({ createdAt }: { readonly createdAt: string }): boolean =>
  Date.now() - Date.parse(createdAt) < newForMs
