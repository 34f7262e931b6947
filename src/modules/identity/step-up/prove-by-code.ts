import type { Person, StepUpPorts } from './ports.ts'
import { WrongProof } from './refusals.ts'

/** How many recovery codes are left where one was used; null where it was another secret. */
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
