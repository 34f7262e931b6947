import { clinicDay } from '#platform/kernel/clinic-day.ts'
import { newId } from '#platform/kernel/ids.ts'
import type { CheckInCode } from './check-in-codes.ts'
import {
  countedCode,
  deskCode,
  parseSignedToken,
  renewInMs,
  screenPass,
  screenUntil,
} from './check-in-codes.ts'
import type { CheckInPorts, DeskScreen, Signer } from './ports.ts'
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
  /** Patients who just checked in with it, newest first; empty unless the screen greets. */
  readonly arrivals: readonly Greeting[]
}

export interface Greeting {
  readonly firstName: string
  readonly points: number
  readonly at: Date
}

/** Any later and the patient has already sat down. */
const greetedForMs = 10_000

export interface RunningDeskScreen extends DeskScreen {
  readonly description: string
}

type Ports = Pick<CheckInPorts, 'codes' | 'screens' | 'signer' | 'now'>

/** Starts a screen that shows a code to patients. It gets its own pass instead of a staff session (D-70). */
export async function startDeskScreen(
  ports: Ports,
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
  return { pass: signed(ports.signer, screenPass(screen.id, screen.until)), until: screen.until }
}

export async function showDeskCode(
  ports: Ports & Greeters & Pick<CheckInPorts, 'timeZone'>,
  { pass, greets }: { readonly pass: string; readonly greets: boolean },
): Promise<ShownDeskCode> {
  const { signer, screens, now, timeZone } = ports
  const at = now()
  const screen = await screens.find(screenIn(pass, signer))
  if (!screen || screen.until <= at) throw new DeskScreenEnded()
  const shown = await codeToShow(ports, screen.codeId)
  const { id, description, pointsValue } = shown
  const counted = countedCode(shown, clinicDay(at, timeZone))
  const arrivals = greets ? await greetings(ports, counted, new Date(at.getTime() - greetedForMs)) : []
  const code = signed(signer, deskCode(id, at))
  return { code, description, pointsValue, renewInMs: renewInMs(at), arrivals }
}

type Greeters = Pick<CheckInPorts, 'ledger' | 'namesOf'>

async function greetings({ ledger, namesOf }: Greeters, codeId: string, since: Date): Promise<Greeting[]> {
  const arrived = await ledger.arrivals(codeId, since)
  if (arrived.length === 0) return []
  const names = await namesOf(arrived.map(({ memberId }) => memberId))
  return arrived.map(({ memberId, amount, at }) => ({
    firstName: names.get(memberId)?.firstName ?? '',
    points: amount,
    at,
  }))
}

export async function listDeskScreens({
  screens,
  codes,
  now,
}: Pick<CheckInPorts, 'screens' | 'codes' | 'now'>): Promise<readonly RunningDeskScreen[]> {
  const names = new Map((await codes.all()).map(({ id, description }) => [id, description]))
  const running = await screens.running(now())
  return running.map(screen => ({ ...screen, description: names.get(screen.codeId) ?? '' }))
}

export async function endDeskScreen(
  { signer, screens, now }: Pick<CheckInPorts, 'signer' | 'screens' | 'now'>,
  screen: { readonly id: string } | { readonly pass: string },
): Promise<void> {
  const isOwn = 'pass' in screen
  const id = isOwn ? screenIn(screen.pass, signer) : screen.id
  if (!(await screens.end(id, now()))) throw isOwn ? new DeskScreenEnded() : new UnknownDeskScreen()
}

function screenIn(pass: string, signer: Signer): string {
  const read = parseSignedToken(pass)
  if (read?.kind !== 'desk-screen' || !signer.verify(read.text, read.signature)) throw new DeskScreenEnded()
  return read.id
}

async function codeToShow({ codes }: Pick<CheckInPorts, 'codes'>, codeId: string): Promise<CheckInCode> {
  const code = (await codes.all()).find(({ id, isActive }) => id === codeId && isActive)
  if (!code) throw new NoCodeToShow()
  return code
}

const signed = (signer: Signer, text: string) => `${text}:${signer.sign(text)}`
