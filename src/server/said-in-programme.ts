import { openPostgres } from '#platform/database/postgresql.ts'

/**
 * Whether printed codes count as the clinic's programme says, for who only looks at a database; nothing where it says
 * nothing, or there is no clinic in it yet.
 */
export async function printedCodesSaid(url: string): Promise<boolean | undefined> {
  const engine = openPostgres({ url, connections: 1, onError: () => {} })
  try {
    const text = "select rules->'printedCodes' as said from content.house_rules"
    const { rows } = await engine.run(undefined, text, [])
    const { said } = (rows[0] ?? {}) as { said?: boolean | null }
    return said ?? undefined
  } catch {
    return undefined
  } finally {
    await engine.close()
  }
}
