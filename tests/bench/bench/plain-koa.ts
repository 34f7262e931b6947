import { createHash } from 'node:crypto'
import { bodyParser } from '@koa/bodyparser'
import Router from '@koa/router'
import Koa from 'koa'
import pg from 'pg'

/**
 * The yardstick: what a good engineer would write in an afternoon with these packages. The session is looked up in the
 * database, a check-in is one statement, nothing is cached, on the product's own tables. What the product costs is a ratio
 * to this.
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

const app = new Koa()
const router = new Router()

const sessionOf = (ctx: Koa.Context) =>
  createHash('sha256')
    .update(ctx.cookies.get('sid') ?? '')
    .digest('base64url')

router.get('/api/services', async ctx => {
  ctx.body = (await pool.query(list)).rows
})

router.get('/api/auth/user', async ctx => {
  const { rows } = await pool.query(user, [sessionOf(ctx)])
  if (rows.length === 0) ctx.throw(401)
  ctx.body = rows[0]
})

router.post('/api/checkin', async ctx => {
  const { code } = ctx.request.body as { code: string }
  const { rows } = await pool.query(checkIn, [sessionOf(ctx), code])
  if (rows.length === 0) ctx.throw(400)
  ctx.body = rows[0]
})

app.use(bodyParser())
app.use(router.routes())
const server = app.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`listening on http://127.0.0.1:${typeof address === 'object' ? address?.port : ''})\n`)
})
process.once('SIGTERM', () => process.exit(0))
