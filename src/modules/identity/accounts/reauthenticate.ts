import type { AccountsPorts } from './ports.ts'

export type Reauthentication = 'member' | 'no password' | 'wrong password' | 'staff' | 'gone'

export async function reauthenticate(
  { members, secrets }: Pick<AccountsPorts, 'members' | 'secrets'>,
  memberId: string,
  password: string,
): Promise<Reauthentication> {
  const account = await members.find(memberId)
  if (!account) return 'gone'
  if (account.passwordHash === null) return 'no password'
  if (!(await secrets.verify(account.passwordHash, password))) return 'wrong password'
  return account.staffRole ? 'staff' : 'member'
}
