import { registerHooks } from 'node:module'

// With `--import`: prints the package of each file that a process loads, once.
const seen = new Set<string>()
registerHooks({
  load(url, context, next) {
    const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1]
    if (name && !seen.has(name)) process.stderr.write(`loads ${name}\n`)
    if (name) seen.add(name)
    return next(url, context)
  },
})
