import type { PartName, ProgramDocument } from './document.ts'

/** Withdraws one item from use, without other changes to the program. */
export interface Withdrawal<Name extends PartName = PartName> {
  readonly part: Name
  /** The first words of the version's note. */
  readonly verb: string
  /** The item's name in these contents; undefined if they don't use it. */
  readonly nameIn: (contents: ProgramDocument[Name]) => string | undefined
  /** Removes it from the given contents without other changes. */
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

/** The new code takes the old one's place and copies its fields, in each of the contents. */
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
