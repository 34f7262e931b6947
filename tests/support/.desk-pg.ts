import { startPostgres } from './postgres-server.ts'
const server = await startPostgres()
await server.createDatabase('large')
process.stdout.write(server.url('large') + '\n')
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)))
setInterval(() => {}, 1000)
