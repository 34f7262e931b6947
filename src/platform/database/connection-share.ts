import pg from 'pg'

/** How many instances, workers and other programs may share a server before one of them goes short. */
const fewestShares = 4
const mostConnections = 10

/**
 * How many connections a process should take of those that a server has. Two it needs beside them, to hear of changes and
 * of jobs; fewer than three would not let reads pass transactions.
 */
export function shareOf(allConnections: number, keptForAdmins: number): number {
  return Math.max(
    3,
    Math.min(mostConnections, Math.floor((allConnections - keptForAdmins) / fewestShares) - 2),
  )
}

/** This process's share of the connections of the server at an address. */
export async function connectionShare(url: string): Promise<number> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
  })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query(
      `select current_setting('max_connections')::int as everything,
        current_setting('superuser_reserved_connections')::int + current_setting('reserved_connections')::int as kept`,
    )
    const { everything, kept } = rows[0] as { everything: number; kept: number }
    return shareOf(everything, kept)
  } finally {
    await client.end()
  }
}
