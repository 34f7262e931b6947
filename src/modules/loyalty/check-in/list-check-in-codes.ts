import { newId, newReadableCode } from '#platform/kernel/ids.ts'
import { type CheckInCode, defaultCodes, type EditedCode } from './check-in-codes.ts'
import type { CheckInPorts } from './ports.ts'

export interface ListedCode extends CheckInCode {
  /** Whether a printed one counts; otherwise only the one on the desk screen does. */
  readonly countsOnPaper: boolean
}

type Ports = Pick<CheckInPorts, 'codes' | 'printedCodesCount' | 'secretPrefix'>

type Listing = Pick<CheckInPorts, 'printedCodesCount'> & {
  readonly codes: Pick<CheckInPorts['codes'], 'all'>
}

export async function listCheckInCodes({
  codes,
  printedCodesCount,
}: Listing): Promise<readonly ListedCode[]> {
  const active = (await codes.all()).filter(({ isActive }) => isActive)
  const countsOnPaper = await printedCodesCount()
  return active.map(code => ({ ...code, countsOnPaper }))
}

/** Codes that nobody published yet have no secret, and open nothing. */
export const previewCheckInCodes = (
  codes: readonly EditedCode[],
  countOnPaper: boolean,
): Promise<readonly ListedCode[]> =>
  listCheckInCodes({
    codes: {
      all: async () =>
        codes.map(({ isRetired, ...code }) => ({
          ...code,
          code: '',
          isActive: !isRetired,
          replaced: null,
          programmeVersion: null,
        })),
    },
    printedCodesCount: async () => countOnPaper,
  })

export async function seedCheckInCodes(ports: Ports): Promise<readonly ListedCode[]> {
  await ports.codes.addMissing(
    defaultCodes.map(code => ({
      ...code,
      id: newId(),
      code: ports.secretPrefix + newReadableCode(12),
      placeId: null,
      isActive: true,
      replaced: null,
      programmeVersion: null,
    })),
  )
  return listCheckInCodes(ports)
}
