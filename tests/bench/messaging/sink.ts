import { readFileSync } from 'node:fs'
import { createServer as createPushService } from 'node:https'
import type { AddressInfo } from 'node:net'
import { createServer as createMailServer, type Socket } from 'node:net'

/**
 * A mail server and a push service that take everything and keep nothing, in a process of their own. They cost as little as
 * they can: what is measured is who sends.
 */
const mail = createMailServer(socket => {
  socket.setNoDelay(true)
  socket.on('error', () => {})
  socket.write('220 sink ESMTP\r\n')
  const answers = session()
  socket.on('data', (chunk: Buffer) => answer(socket, answers(chunk.toString('latin1'))))
})

function answer(socket: Socket, answers: string): void {
  if (answers.includes('221 ')) socket.end(answers)
  else if (answers) socket.write(answers)
}

/** What a server that takes everything says to what it hears, however that is cut into pieces. */
function session(): (heard: string) => string {
  let rest = ''
  let isContents = false
  return heard => {
    rest += heard
    let answers = ''
    for (;;) {
      const end = isContents ? '\r\n.\r\n' : '\r\n'
      const at = rest.indexOf(end)
      // The beginning of what ends the contents may have come already.
      if (at === -1) {
        if (isContents) rest = rest.slice(1 - end.length)
        return answers
      }
      const command = isContents ? '.' : rest.slice(0, 4).toUpperCase()
      rest = rest.slice(at + end.length)
      isContents = command === 'DATA'
      answers += said[command] ?? '250 OK\r\n'
    }
  }
}

const said: Readonly<Record<string, string>> = {
  EHLO: '250-sink\r\n250-PIPELINING\r\n250 8BITMIME\r\n',
  DATA: '354 Go ahead\r\n',
  QUIT: '221 Bye\r\n',
}

const pem = readFileSync(new URL('../../support/push-service.pem', import.meta.url))
const push = createPushService({ key: pem, cert: pem }, (incoming, outgoing) => {
  incoming.resume()
  incoming.on('end', () => outgoing.writeHead(201).end())
})
const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port
mail.listen(0, '127.0.0.1', () =>
  push.listen(0, '127.0.0.1', () => process.stdout.write(`${portOf(mail)} ${portOf(push)}\n`)),
)
process.once('SIGTERM', () => process.exit(0))
