export type PatientMergeState = (typeof PatientMergeState)[keyof typeof PatientMergeState]

export const PatientMergeState = {
  merged: 'merged',
  undone: 'undone',
} as const
