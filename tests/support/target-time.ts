/**
 * The target for `npm run reliability`, on an otherwise idle machine. Elsewhere, a test only requires enough to detect
 * the bug that it guards against.
 */
export const targetMs = (target: number, elsewhere: number): number =>
  process.env['TARGET_TIMES'] ? target : elsewhere
