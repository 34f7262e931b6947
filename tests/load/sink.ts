import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail server and a push service that take everything and keep nothing, in a process of their own. */
const mail = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  logger: false,
  onData(stream, _session, answer) {
    stream.resume()
    stream.on('end', () => answer())
  },
})
mail.on('error', () => {})
const pem = readFileSync(new URL('../support/push-service.pem', import.meta.url))
const push = createServer({ key: pem, cert: pem }, (incoming, outgoing) => {
  incoming.resume()
  incoming.on('end', () => outgoing.writeHead(201).end())
})
const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port
const mailPort = mail.listen(0, '127.0.0.1', () =>
  push.listen(0, '127.0.0.1', () => process.stdout.write(`${portOf(mailPort)} ${portOf(push)}\n`)),
)
process.once('SIGTERM', () => process.exit(0))
