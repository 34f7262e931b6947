import { createServer } from 'node:http'

// Says what it was launched with, and keeps a port until it is ended.
const server = createServer((_, response) => response.end())
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  const { NODE_ENV } = process.env
  const port = typeof address === 'object' && address?.port
  process.stdout.write(
    `${JSON.stringify({ port, NODE_ENV, words: process.argv.slice(2), node: process.version })}\n`,
  )
})
