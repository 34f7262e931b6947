import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import pg from 'pg'

/**
 * The yardstick (performance: node:http, pg and named statements, nothing else): the same list, the same current user and
 * the same check-in on the same tables. What the product costs is a ratio to this.
 */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })

const list = `select id, name, description, price_cents, category, points_earned, duration_minutes, image_url
  from content.service order by category, name`
const user = `select p.* from identity.session s join patients.patient p on p.id = s.member_id
  where s.key_hash = $1 and s.expires_at > now()`
// A second check-in breaks the unique reference, and with it the whole statement.
const checkIn = `
  with who as (
    select member_id from identity.session where key_hash = $1 and expires_at > now()
  ), code as (
    select id, points_value, description from loyalty.check_in_code where code = $2 and is_active
  ), changed as (
    insert into loyalty.account as a (member_id, balance, peak_balance, entry_count)
    select member_id, points_value, points_value, 1 from who, code
    on conflict (member_id) do update set balance = a.balance + excluded.balance,
      peak_balance = greatest(a.peak_balance, a.balance + excluded.balance), entry_count = a.entry_count + 1
    returning member_id, balance, entry_count
  )
  insert into loyalty.entry (member_id, number, amount, balance_after, kind, reference, reason, actor, at)
  select member_id, entry_count, points_value, balance, 'check-in',
    'check-in:' || code.id || ':' || current_date, 'Check-in: ' || description, 'member', now()
  from changed, code returning amount, balance_after`

const server = createServer(async (request, response) => {
  const answer = (status: number, body: unknown) => {
    const text = JSON.stringify(body)
    response.writeHead(status, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
    })
    response.end(text)
  }
  try {
    const run = async (name: string, text: string, values: readonly string[] = []) =>
      (await pool.query({ name, text, values: [...values] })).rows
    const sid = /(?:^|; )sid=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? ''
    const key = createHash('sha256').update(sid).digest('base64url')
    if (request.url === '/api/services') return answer(200, await run('list', list))
    if (request.url === '/api/auth/user') return answer(200, (await run('user', user, [key]))[0])
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { code } = JSON.parse(Buffer.concat(chunks).toString()) as { code: string }
    const [row] = await run('check-in', checkIn, [key, code])
    answer(row ? 200 : 400, row ?? {})
  } catch (error) {
    answer(500, { message: (error as Error).message })
  }
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`listening on http://127.0.0.1:${typeof address === 'object' ? address?.port : ''})\n`)
})
process.once('SIGTERM', () => process.exit(0))
