import { z } from 'zod'
import { textNames } from '../../rules/pages.ts'
import { listOf, text } from './fields.ts'
import { asItIs, type PartAtTheEdge } from './part-at-the-edge.ts'

const PagesContents = z
  .strictObject({
    pages: listOf(
      z.strictObject({
        id: z.enum(textNames).meta({ description: 'Which page the text is for. It appears at `/{id}`.' }),
        text: text(50_000).meta({
          description:
            'Markdown without HTML. Empty means the app’s default text, or no page if there isn’t one. ' +
            'Only pictures that were uploaded here are shown.',
        }),
      }),
      textNames.length,
    ),
  })
  .meta({
    id: 'PagesContents',
    example: { pages: [{ id: 'terms', text: '## Points\n\nPoints are a **thank-you** and can’t be sold.' }] },
  })

export const pagesAtTheEdge: PartAtTheEdge<'pages', typeof PagesContents> = {
  part: 'pages',
  called: 'Pages',
  schema: PagesContents,
  taken: asItIs,
  shown: ({ pages }) => ({ pages: [...pages] }),
}
