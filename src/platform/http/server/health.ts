import type Koa from 'koa'

export interface Health {
  readonly databaseReady: () => Promise<boolean>
  readonly draining: () => boolean
  /** Still starting, possibly with a long migration. */
  readonly isStarting?: true
}

/**
 * `/healthz`: the process is alive. `/readyz`: it can take traffic (database responds within 500 ms, migrated, not
 * draining).
 */
export function health({ databaseReady, draining, isStarting }: Health): Koa.Middleware {
  return async (ctx, next) => {
    if (ctx.path === '/healthz') {
      ctx.body = { status: 'ok' }
      return
    }
    if (ctx.path !== '/readyz') return next()
    const database = await within(500, databaseReady())
    const ready = database && !draining()
    ctx.status = ready ? 200 : 503
    const status = isStarting ? 'starting' : 'not ready'
    ctx.body = { status: ready ? 'ready' : status, database, draining: draining() }
  }
}

async function within(ms: number, answer: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>(resolve => {
    timer = setTimeout(resolve, ms, false)
  })
  try {
    return await Promise.race([answer.catch(() => false), late])
  } finally {
    clearTimeout(timer)
  }
}
