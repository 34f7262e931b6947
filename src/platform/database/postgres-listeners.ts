import pg from 'pg'
import type { Engine } from './database.ts'
import { sayInUse } from './in-use.ts'

const reconnectMs = 500
const heartbeatMs = 10_000
const longestAnswerMs = 5_000

/** One LISTEN connection per channel, which reconnects until closed. */
export function openListeners(url: string, onError: (error: Error) => void) {
  const stops = new Map<string, () => void>()
  let closed = false

  const connect = async (...given: Parameters<Engine['listen']>): Promise<void> => {
    const [channel, onMessage, onGap] = given
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 2_000,
      query_timeout: longestAnswerMs,
      keepAlive: true,
    })
    // A server that vanished sends nothing, so only a heartbeat notices that.
    const heartbeat = setInterval(
      () => client.query('select 1').catch(() => client.connection.stream.destroy()),
      heartbeatMs,
    ).unref()
    const end = () => {
      clearInterval(heartbeat)
      client.removeAllListeners('end')
      client.end().catch(() => {})
    }
    // A failed connection both ends and throws. Reconnecting for each would double the connections with every attempt.
    let hasEnded = false
    const reconnect = () => {
      if (hasEnded) return
      hasEnded = true
      end()
      setTimeout(() => closed || connect(...given).then(onGap, onError), reconnectMs).unref()
    }
    client.on('error', onError)
    client.once('end', reconnect)
    client.on('notification', message => onMessage(message.payload ?? ''))
    stops.set(channel, end)
    try {
      await client.connect()
      await client.query(`listen ${pg.escapeIdentifier(channel)}; ${sayInUse}`)
    } catch (error) {
      reconnect()
      throw error
    }
  }

  return {
    listen: connect,
    close() {
      closed = true
      for (const stop of stops.values()) stop()
    },
  }
}
