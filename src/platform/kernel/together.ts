/**
 * For work that is begun at once because none of it needs what another gives. Waits for all of it, also when some fails,
 * so that nothing goes on behind the caller's back; gives the results, or throws what the first of them in the order
 * given failed with.
 */
export async function together<Work extends readonly Promise<unknown>[]>(
  ...work: Work
): Promise<{ -readonly [Place in keyof Work]: Awaited<Work[Place]> }> {
  const settled = await Promise.allSettled(work)
  return settled.map(outcome => {
    if (outcome.status === 'rejected') throw outcome.reason
    return outcome.value
  }) as never
}
