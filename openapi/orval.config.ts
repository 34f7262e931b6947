import { defineConfig } from 'orval'

/** One file a tag: a screen loads the calls of its tag only (D-71). */
export default defineConfig({
  velora: {
    input: './openapi.json',
    output: {
      target: '../src/web/api',
      schemas: '../src/web/api/schemas',
      mode: 'tags-split',
      client: 'react-query',
      httpClient: 'fetch',
      clean: true,
      mock: true,
      override: {
        mutator: { path: '../src/web/data/request.ts', name: 'request' },
        fetch: { includeHttpResponseReturnType: false },
        mock: { useExamples: true, required: true },
        query: { signal: true },
      },
    },
  },
})
