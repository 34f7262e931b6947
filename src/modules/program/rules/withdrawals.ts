import type { PartName, ProgramDocument } from './document.ts'

/** One thing that members can no longer use from now on: what else the program says stays as it is. */
export interface Withdrawal<Name extends PartName = PartName> {
  readonly part: Name
  /** What the version's note begins with. */
  readonly verb: string
  /** What people call it in these contents; undefined where it is not in use by them. */
  readonly nameIn: (contents: ProgramDocument[Name]) => string | undefined
  /** The contents without it, however else they differ from what is in force. */
  readonly outOf: (contents: ProgramDocument[Name]) => ProgramDocument[Name]
}

const nameOfCode =
  (id: string) =>
  ({ codes }: ProgramDocument['codes']) =>
    codes.find(code => code.id === id && !code.isRetired)?.description

export const retireCode = (id: string): Withdrawal<'codes'> => ({
  part: 'codes',
  verb: 'Code retired',
  nameIn: nameOfCode(id),
  outOf: ({ codes }) => ({
    codes: codes.map(code => (code.id === id ? { ...code, isRetired: true } : code)),
  }),
})

/** The new one is in its place, and in each of the contents what the old one is there. */
export const replaceCode = (id: string, newId: string): Withdrawal<'codes'> => ({
  part: 'codes',
  verb: 'Code replaced',
  nameIn: nameOfCode(id),
  outOf: ({ codes }) => ({
    codes: codes.flatMap(code =>
      code.id === id
        ? [
            { ...code, id: newId },
            { ...code, isRetired: true },
          ]
        : [code],
    ),
  }),
})

export const pauseReward = (id: string): Withdrawal<'rewards'> => ({
  part: 'rewards',
  verb: 'Reward paused',
  nameIn: ({ rewards }) =>
    rewards.find(reward => reward.id === id && !reward.isPaused && !reward.isArchived)?.title,
  outOf: ({ rewards }) => ({
    rewards: rewards.map(reward => (reward.id === id ? { ...reward, isPaused: true } : reward)),
  }),
})
