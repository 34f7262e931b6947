import { expect, it, onTestFinished } from 'vitest'
import { requestLimits } from '#platform/http/route/request-body.ts'
import { type Listening, listen } from '#platform/http/server/listen.ts'

const host = '127.0.0.1'

async function listening(port = 0) {
  const listening = await listen((_req, res) => void res.end(), { host, port }, requestLimits)
  onTestFinished(() => listening.close(0))
  return listening
}

const portOf = ({ url }: Pick<Listening, 'url'>) => Number(new URL(url).port)

it('is refused where another one listens', async () => {
  const server = await listening()
  await expect(listening(portOf(server))).rejects.toMatchObject({ code: 'EADDRINUSE' })
})

it('gives its port back', async () => {
  const server = await listening()
  await server.close(0)
  await expect(listening(portOf(server))).resolves.toMatchObject({ url: server.url })
})
