import { newId, newReadableCode } from '#platform/kernel/ids.ts'
import { type CheckInCode, defaultCodes } from './check-in-codes.ts'
import type { CheckInPorts } from './ports.ts'

export interface ListedCode extends CheckInCode {
  /** Whether a printed one counts; otherwise only the one on the desk screen does. */
  readonly countsOnPaper: boolean
}

type Ports = Pick<CheckInPorts, 'codes' | 'printedCodesCount' | 'secretPrefix'>

export async function listCheckInCodes({
  codes,
  printedCodesCount,
}: Omit<Ports, 'secretPrefix'>): Promise<readonly ListedCode[]> {
  const active = (await codes.all()).filter(({ isActive }) => isActive)
  const countsOnPaper = await printedCodesCount()
  return active.map(code => ({ ...code, countsOnPaper }))
}

export async function seedCheckInCodes(ports: Ports): Promise<readonly ListedCode[]> {
  await ports.codes.addMissing(
    defaultCodes.map(code => ({
      ...code,
      id: newId(),
      code: ports.secretPrefix + newReadableCode(12),
      placeId: null,
      isActive: true,
      programmeVersion: null,
    })),
  )
  return listCheckInCodes(ports)
}
