import type { CheckInCode } from './check-in-codes.ts'
import { deskCode, readSigned, renewInMs, screenPass, screenUntil } from './desk-codes.ts'
import type { LoyaltyPorts, Seal } from './ports.ts'
import { DeskScreenEnded, NoCodeToShow } from './refusals.ts'

export interface DeskScreen {
  readonly pass: string
  readonly until: Date
}

export interface ShownDeskCode {
  readonly code: string
  readonly description: string
  readonly pointsValue: number
  readonly renewInMs: number
}

export async function startDeskScreen(ports: LoyaltyPorts, codeId: string): Promise<DeskScreen> {
  await codeToShow(ports, codeId)
  const until = screenUntil(ports.now())
  return { pass: sealed(ports.seal, screenPass(codeId, until)), until }
}

export async function showDeskCode(ports: LoyaltyPorts, pass: string): Promise<ShownDeskCode> {
  const { seal, now } = ports
  const screen = readSigned(pass)
  const at = now()
  if (
    screen?.kind !== 'desk-screen' ||
    !seal.fits(screen.text, screen.signature) ||
    screen.number <= at.getTime()
  )
    throw new DeskScreenEnded()
  const { id, description, pointsValue } = await codeToShow(ports, screen.codeId)
  return { code: sealed(seal, deskCode(id, at)), description, pointsValue, renewInMs: renewInMs(at) }
}

async function codeToShow({ codes }: LoyaltyPorts, codeId: string): Promise<CheckInCode> {
  const code = (await codes.all()).find(({ id, isActive }) => id === codeId && isActive)
  if (!code) throw new NoCodeToShow()
  return code
}

const sealed = (seal: Seal, text: string) => `${text}:${seal.sign(text)}`
