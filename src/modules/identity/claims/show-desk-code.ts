import { newId } from '#platform/kernel/ids.ts'
import { readTypedCode } from '#platform/kernel/typed-code.ts'
import { claimLink, deskCodeMinutes, minutesAfter, newDeskCode } from './codes.ts'
import type { ClaimsPorts } from './ports.ts'
import { AlreadyClaimed, UnknownPatient } from './refusals.ts'

export interface DeskCode {
  readonly id: string
  /** 'k7qm-4xvd', returned only here. */
  readonly code: string
  readonly url: string
  readonly expiresAt: Date
}

export async function showDeskCode(
  { claimants, deskCodes, codeKeys, appUrl, now }: ClaimsPorts,
  memberId: string,
): Promise<DeskCode> {
  const claimant = await claimants.byId(memberId)
  if (!claimant) throw new UnknownPatient()
  if (claimant === 'claimed') throw new AlreadyClaimed()
  const [id, code, expiresAt] = [newId(now().getTime()), newDeskCode(), minutesAfter(now(), deskCodeMinutes)]
  const [hash = ''] = codeKeys.deskHashes(readTypedCode(code))
  await deskCodes.replace(memberId, { id, hash, expiresAt })
  return { id, code, url: claimLink(appUrl, code), expiresAt }
}
