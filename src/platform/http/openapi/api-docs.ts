import type Koa from 'koa'
import type { Served } from '../route/route.ts'
import { sessionCookieOf } from '../session/session.ts'

interface Parameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly description?: string
}

interface Answer {
  readonly description: string
  readonly headers?: Record<string, unknown>
  readonly content?: Record<string, { readonly schema: unknown }>
}

interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly security: readonly unknown[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Record<string, { readonly schema: unknown }> }
  readonly responses: Record<string, Answer | { readonly $ref: string }>
}

interface Document {
  readonly info: { readonly title: string; readonly description: string }
  readonly paths: Record<string, Record<string, Operation>>
  readonly components: {
    readonly schemas: Record<string, unknown>
    readonly responses: Record<string, Answer>
  }
}

/** The contract for programs at `/api/openapi.json` and for people at `/api/docs`, a page without scripts. */
export function apiDocs(served: readonly Served[], secure: boolean): Koa.Middleware {
  let made: Promise<{ json: string; html: (nonce: string) => string }> | undefined
  const make = async () => {
    // What writes the document is loaded by the first who reads it.
    const { openApiDocument } = await import('./openapi.ts')
    const contract = openApiDocument(served, sessionCookieOf(secure)) as Document
    return { json: JSON.stringify(contract), html: page(contract) }
  }
  const document = () => {
    made ??= make()
    return made
  }
  return async (ctx, next) => {
    if (ctx.method !== 'GET') return next()
    if (ctx.path === '/api/openapi.json') {
      ctx.type = 'application/json'
      ctx.body = (await document()).json
      return
    }
    if (ctx.path !== '/api/docs') return next()
    ctx.type = 'html'
    ctx.body = (await document()).html(ctx.state['nonce'] as string)
  }
}

const page =
  ({ info, paths, components }: Document) =>
  (nonce: string) =>
    `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(info.title)} API</title><style nonce="${nonce}">${style}</style></head>
<body><main><h1>${text(info.title)} API</h1><p>${text(info.description)} <a href="/api/openapi.json">openapi.json</a></p>
${Object.entries(paths)
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => section(method, path, operation, components)),
  )
  .join('\n')}
<h2 id="schemas">Schemas</h2>${Object.entries(components.schemas).map(schemaSection).join('\n')}
</main></body></html>`

const section = (
  method: string,
  path: string,
  operation: Operation,
  { responses: shared }: Document['components'],
) => `<section id="${text(operation.operationId)}">
<h2><code class="${method}">${method.toUpperCase()}</code> <code>${text(path)}</code></h2>
<p>${text(operation.summary)}${operation.security.length > 0 ? ' <em>Needs a session.</em>' : ''}</p>
${operation.description
  .split('\n\n')
  .map(words => `<p>${text(words)}</p>`)
  .join('')}
${operation.parameters ? `<ul>${operation.parameters.map(parameter).join('')}</ul>` : ''}
${Object.entries(operation.requestBody?.content ?? {})
  .map(([type, { schema }]) => `<details><summary>Body: ${text(type)}</summary>${code(schema)}</details>`)
  .join('')}
<ul>${Object.entries(operation.responses)
  .map(([status, answer]) => response(status, resolved(answer, shared)))
  .join('')}</ul></section>`

const parameter = ({ name, in: place, required, description = '' }: Parameter) =>
  `<li><code>${text(name)}</code> in the ${text(place)}${required ? ', needed' : ''}. ${text(description)}</li>`

const resolved = (answer: Operation['responses'][string], shared: Record<string, Answer>): Answer =>
  '$ref' in answer ? (shared[answer.$ref.split('/').at(-1) ?? ''] ?? { description: '' }) : answer

function response(status: string, { description, headers = {}, content = {} }: Answer): string {
  const named = Object.keys(headers).map(name => ` <code>${text(name)}</code>`)
  const schemas = Object.values(content).map(({ schema }) => ` ${code(schema)}`)
  return `<li><strong>${status}</strong> ${text(description)}${named.join('')}${schemas.join('')}</li>`
}

const schemaSection = ([name, schema]: [string, unknown]) =>
  `<section id="schema-${text(name)}"><h3>${text(name)}</h3>${code(schema)}</section>`

function code(schema: unknown): string {
  const reference = (schema as { $ref?: string }).$ref?.split('/').at(-1)
  if (reference) return `<a href="#schema-${text(reference)}">${text(reference)}</a>`
  return `<pre tabindex="0">${text(JSON.stringify(schema, null, 2))}</pre>`
}

const text = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const style =
  'body{margin:0;background:#fbf7f2;color:#2b1b2e;font:16px/1.5 system-ui,sans-serif}main{max-width:60rem;margin:auto;padding:1.5rem}' +
  'section{border-top:1px solid #e6dbd0;padding:.75rem 0}h2{font-size:1.1rem}pre{overflow:auto;background:#fff;padding:.75rem;border-radius:10px}' +
  'a{color:#8f3557}code.post,code.put,code.delete{color:#8f3557;font-weight:700}code.get{color:#2f6145;font-weight:700}'
