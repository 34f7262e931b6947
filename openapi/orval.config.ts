import { defineConfig, type InputOptions } from 'orval'

const input: InputOptions = {
  target: './openapi.json',
  // For programs of others: no screen asks it.
  filters: { mode: 'exclude', tags: ['public-api'] },
}

/** The rooms whose forms check what is typed by the contract's own rules. */
const formsIn = ['blog', 'campaigns', 'contacts', 'points', 'promotions', 'treatments']

/**
 * One file a tag, which is a room: a screen loads the calls of the rooms that it asks. The bodies come as
 * schemas, too, for forms to keep the contract's rules.
 */
export default defineConfig({
  velora: {
    input,
    output: {
      target: '../src/web/api',
      schemas: '../src/web/api/schemas',
      mode: 'tags-split',
      client: 'react-query',
      httpClient: 'fetch',
      clean: true,
      mock: true,
      override: {
        header: false,
        mutator: { path: '../src/web/data/request.ts', name: 'request' },
        fetch: { includeHttpResponseReturnType: false },
        // A list is as long at each run, or stories and their pictures show something else.
        mock: { useExamples: true, required: true, arrayMin: 3, arrayMax: 3 },
        query: { signal: true, useMutation: false },
      },
    },
  },
  bodies: {
    input: { ...input, filters: { mode: 'include', tags: formsIn } },
    output: {
      target: '../src/web/api/bodies',
      mode: 'tags-split',
      client: 'zod',
      fileExtension: '.ts',
      override: {
        header: false,
        zod: {
          variant: 'mini',
          generate: { param: false, query: false, header: false, body: true, response: false },
        },
      },
    },
  },
})
