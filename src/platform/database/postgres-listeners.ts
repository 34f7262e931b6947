import pg from 'pg'
import type { Engine } from './database.ts'

const reconnectMs = 500

/** Connections that hear what is notified: one a channel, which connects anew for as long as it is not closed. */
export function openListeners(url: string, onError: (error: Error) => void) {
  const listening = new Set<pg.Client>()
  const stops = new Map<string, () => void>()
  let closed = false

  const connect = async (...given: Parameters<Engine['listen']>): Promise<void> => {
    const [channel, onMessage, onGap] = given
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000, keepAlive: true })
    const reconnect = () => {
      listening.delete(client)
      client.removeAllListeners('end')
      client.end().catch(() => {})
      if (closed) return
      setTimeout(() => connect(...given).then(onGap, onError), reconnectMs).unref()
    }
    client.on('error', onError)
    client.once('end', reconnect)
    client.on('notification', message => onMessage(message.payload ?? ''))
    stops.set(channel, () => {
      client.removeAllListeners('end')
      client.end().catch(() => {})
    })
    try {
      await client.connect()
      await client.query(`listen ${pg.escapeIdentifier(channel)}`)
      listening.add(client)
    } catch (error) {
      reconnect()
      throw error
    }
  }

  return {
    listen: connect,
    /** One that is connected, if any is. */
    connected: (): pg.Client | undefined => [...listening][0],
    /** Ends all connections; each is opened anew. */
    cut() {
      for (const client of listening) cut(client)
    },
    close() {
      closed = true
      for (const stop of stops.values()) stop()
    },
  }
}

/** Without the good-bye, which a silent server would not hear. */
export const cut = (client: pg.Client) => client.connection.stream.destroy()
