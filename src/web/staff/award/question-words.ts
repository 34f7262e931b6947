/** How it is asked whether an award counts after all, by the server's reason. */
export const questionWords = {
  'probable-duplicate': { title: 'Count it a second time?', confirmLabel: 'Award Again' },
  'points-changed': { title: 'The points have changed', confirmLabel: 'Award Them' },
} as const
