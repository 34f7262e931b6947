/** How it is asked whether an award counts after all, by the server's reason. */
export const questionWords = {
  'probable-duplicate': { title: 'Count this visit twice?', confirmLabel: 'Award Again' },
  'points-changed': { title: 'The points have changed', confirmLabel: 'Award Points' },
} as const
