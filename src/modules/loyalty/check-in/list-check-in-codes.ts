import { newId, newReadableCode } from '#platform/kernel/ids.ts'
import { type CheckInCode, defaultCodes, type EditedCode } from './check-in-codes.ts'
import type { CheckInPorts } from './ports.ts'

export interface ListedCode extends CheckInCode {
  /** Whether a printed copy counts; if not, only the code on the desk's screen does. */
  readonly countsOnPaper: boolean
}

type Ports = Pick<CheckInPorts, 'codes' | 'clinicSettings' | 'secretPrefix'>

type Listing = Pick<CheckInPorts, 'clinicSettings'> & {
  readonly codes: Pick<CheckInPorts['codes'], 'all'>
}

export async function listCheckInCodes({ codes, clinicSettings }: Listing): Promise<readonly ListedCode[]> {
  const active = (await codes.all()).filter(({ isActive }) => isActive)
  const { printedCodes: countsOnPaper } = await clinicSettings()
  return active.map(code => ({ ...code, countsOnPaper }))
}

/** Unpublished codes have no secret, so they can't be used to check in. */
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
    clinicSettings: async () => ({ printedCodes: countOnPaper }),
  })

export async function seedCheckInCodes(ports: Ports): Promise<readonly ListedCode[]> {
  await ports.codes.addFirst(
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
