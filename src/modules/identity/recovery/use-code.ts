import type { SignInBrowser } from '#platform/kernel/access/browser-words.ts'
import type { Owner, RecoveryPorts } from './ports.ts'
import { isRecoveryCode, readRecoveryCode } from './recovery-codes.ts'
import { WrongRecoveryCode } from './refusals.ts'

export interface Recovering {
  readonly code: string
  readonly address: string
  /** The expected owner: the account with this address, any staff, or this one person. */
  readonly of: { readonly email: string } | { readonly staff: true } | { readonly id: string }
}

export interface RecoveredAccount {
  readonly owner: Owner
  readonly codesLeft: number
}

/** Using a code to sign in with a browser. */
export const enterByCode = (
  ports: RecoveryPorts,
  recovering: Recovering,
  browser: SignInBrowser,
): Promise<RecoveredAccount> =>
  ports.inTransaction(async () => {
    const recovered = await useCode(ports, recovering)
    const { id, kind, firstName, email } = recovered.owner
    if (kind === 'member') await ports.recordSignIn(id, ports.now())
    if (email) await ports.noticeDevice({ id, firstName, email }, browser)
    return recovered
  })

/** A refusal rolls back, so a code tried at the wrong sign-in still works at its own. */
export const useCode = (ports: RecoveryPorts, { code, address, of }: Recovering): Promise<RecoveredAccount> =>
  ports.inTransaction(async () => {
    const { recoveryCodes, ownerOf, hashOf, now } = ports
    const read = readRecoveryCode(code)
    const ownerId = isRecoveryCode(read) ? await recoveryCodes.use(hashOf(read), now()) : undefined
    const owner = ownerId && (await ownerOf(ownerId))
    if (!owner || !isWanted(owner, of)) throw new WrongRecoveryCode()
    const codesLeft = (await recoveryCodes.of(owner.id)).filter(({ usedAt }) => usedAt === null).length
    await tell(ports, owner, codesLeft, address)
    return { owner, codesLeft }
  })

function isWanted(owner: Owner, of: Recovering['of']): boolean {
  if ('email' in of) return owner.kind === 'member' && owner.email === of.email.trim().toLowerCase()
  return 'staff' in of ? owner.role !== null : owner.id === of.id
}

const howManyLeft = (left: number) =>
  left === 0
    ? 'You have none left. Create new ones in your profile.'
    : `You have ${left === 1 ? 'one' : left} left.`

async function tell(
  { sendMail, audit, appUrl }: Pick<RecoveryPorts, 'sendMail' | 'audit' | 'appUrl'>,
  { id, name, firstName, email, role }: Owner,
  left: number,
  address: string,
): Promise<void> {
  if (role)
    await audit({
      staff: { staffId: id, name, role },
      action: 'useRecoveryCode',
      memberId: undefined,
      subject: `recovery code of ${name}, ${left} left`,
      address,
    })
  if (email)
    await sendMail({
      memberId: id,
      to: { email, firstName },
      kind: 'service',
      subject: 'A recovery code was used on your account',
      lines: [
        `One of your recovery codes was just used. ${howManyLeft(left)}`,
        'If this wasn’t you, choose a new password, create new codes in your profile, and call us.',
      ],
      action: { label: 'See Your Profile', url: `${appUrl}/profile` },
    })
}
