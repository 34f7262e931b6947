import type { Person, StepUpPorts } from './ports.ts'
import { WrongProof } from './refusals.ts'

/** The number of recovery codes left if one was used; null for another secret. */
export async function proveByCode(
  { personByCode, isPasswordOf, spendRecoveryCode }: StepUpPorts,
  person: Person,
  secret: string,
): Promise<number | null> {
  const left = await spendRecoveryCode(person, secret)
  if (left !== undefined) return left
  const { staffId } = person
  if ((await personByCode(secret))?.id === staffId || (await isPasswordOf(staffId, secret))) return null
  throw new WrongProof()
}
