/**
 * What `npm run reliability` holds a target to, on a machine with nothing else to do. Elsewhere a test asks only for what
 * tells it apart from the fault that it guards against.
 */
export const targetMs = (target: number, elsewhere: number): number =>
  process.env['TARGET_TIMES'] ? target : elsewhere
