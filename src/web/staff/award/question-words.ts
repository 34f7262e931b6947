/** The confirmation question for an award, by the server's reason. */
export const questionWords = {
  'probable-duplicate': { title: 'Count this visit twice?', confirmLabel: 'Award Again' },
  'points-changed': { title: 'The points have changed', confirmLabel: 'Award Points' },
} as const
