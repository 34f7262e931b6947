import { writeFileSync } from 'node:fs'
import { accessTable } from '../src/platform/http/openapi/access-table.ts'
import { openApiDocument } from '../src/platform/http/openapi/openapi.ts'
import { documentedRoutes } from '../src/server/parts.ts'

const document = `${JSON.stringify(openApiDocument(documentedRoutes, 'sid'), null, 2)}\n`
writeFileSync(new URL('openapi.json', import.meta.url), document)
writeFileSync(new URL('access.md', import.meta.url), accessTable(documentedRoutes))
