import type { ProgrammePorts, Touched } from './ports.ts'
import { type Worsening, worseningsBetween } from './rules/worsenings.ts'
import { readState } from './state.ts'

export interface Effect extends Touched {
  readonly words: string
}

/** Who earned with a service or a code so long ago does not count on it, in days. */
const countsOnItDays = 365

export async function weighEffects(ports: ProgrammePorts): Promise<readonly Effect[]> {
  const { inForce, draft } = await readState(ports)
  return Promise.all(
    worseningsBetween(inForce, draft).map(async worsening => ({
      words: worsening.words,
      ...(await touchedBy(ports, worsening)),
    })),
  )
}

async function touchedBy(
  { savingFor, earnedWith, now }: Pick<ProgrammePorts, 'savingFor' | 'earnedWith' | 'now'>,
  { of, id }: Worsening,
): Promise<Touched> {
  if (of === 'reward') return savingFor(id)
  const since = new Date(now().getTime() - countsOnItDays * 86_400_000)
  const source = of === 'service' ? { serviceId: id } : { codeId: id }
  return { members: await earnedWith(source, since), closest: null }
}
