import type { IdentityPorts } from './ports.ts'

export type SelfCheck = 'member' | 'wrong password' | 'staff' | 'gone'

export async function confirmSelf(
  { departures, secrets }: IdentityPorts,
  memberId: string,
  password: string,
): Promise<SelfCheck> {
  const account = await departures.find(memberId)
  if (!account) return 'gone'
  if (!(await secrets.verify(account.passwordHash, password))) return 'wrong password'
  return account.staffRole ? 'staff' : 'member'
}
