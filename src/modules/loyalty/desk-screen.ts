import { newId } from '#platform/kernel/ids.ts'
import type { CheckInCode } from './check-in-codes.ts'
import { deskCode, readSigned, renewInMs, screenPass, screenUntil } from './desk-codes.ts'
import type { DeskScreen, LoyaltyPorts, Seal } from './ports.ts'
import { DeskScreenEnded, NoCodeToShow, UnknownDeskScreen } from './refusals.ts'

export interface StartedDeskScreen {
  readonly pass: string
  readonly until: Date
}

export interface ShownDeskCode {
  readonly code: string
  readonly description: string
  readonly pointsValue: number
  readonly renewInMs: number
}

export interface RunningDeskScreen extends DeskScreen {
  readonly description: string
}

/** Starts a screen that shows a code to patients: it gets a pass of its own, and no staff session (D-70). */
export async function startDeskScreen(
  ports: LoyaltyPorts,
  codeId: string,
  startedBy: string,
): Promise<StartedDeskScreen> {
  await codeToShow(ports, codeId)
  const startedAt = ports.now()
  const screen = {
    id: newId(startedAt.getTime()),
    codeId,
    startedBy,
    startedAt,
    until: screenUntil(startedAt),
  }
  await ports.screens.add(screen)
  return { pass: sealed(ports.seal, screenPass(screen.id, screen.until)), until: screen.until }
}

export async function showDeskCode(ports: LoyaltyPorts, pass: string): Promise<ShownDeskCode> {
  const { seal, screens, now } = ports
  const at = now()
  const screen = await screens.find(screenIn(pass, seal))
  if (!screen || screen.until <= at) throw new DeskScreenEnded()
  const { id, description, pointsValue } = await codeToShow(ports, screen.codeId)
  return { code: sealed(seal, deskCode(id, at)), description, pointsValue, renewInMs: renewInMs(at) }
}

export async function listDeskScreens({
  screens,
  codes,
  now,
}: LoyaltyPorts): Promise<readonly RunningDeskScreen[]> {
  const names = new Map((await codes.all()).map(({ id, description }) => [id, description]))
  const running = await screens.running(now())
  return running.map(screen => ({ ...screen, description: names.get(screen.codeId) ?? '' }))
}

export async function endDeskScreen({ screens, now }: LoyaltyPorts, id: string): Promise<void> {
  if (!(await screens.end(id, now()))) throw new UnknownDeskScreen()
}

export async function endOwnDeskScreen({ seal, screens, now }: LoyaltyPorts, pass: string): Promise<void> {
  if (!(await screens.end(screenIn(pass, seal), now()))) throw new DeskScreenEnded()
}

function screenIn(pass: string, seal: Seal): string {
  const signed = readSigned(pass)
  if (signed?.kind !== 'desk-screen' || !seal.fits(signed.text, signed.signature)) throw new DeskScreenEnded()
  return signed.id
}

async function codeToShow({ codes }: LoyaltyPorts, codeId: string): Promise<CheckInCode> {
  const code = (await codes.all()).find(({ id, isActive }) => id === codeId && isActive)
  if (!code) throw new NoCodeToShow()
  return code
}

const sealed = (seal: Seal, text: string) => `${text}:${seal.sign(text)}`
