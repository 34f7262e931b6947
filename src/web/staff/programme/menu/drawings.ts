import { capitalised } from '../../../format/capitalised.ts'

/** The kit's drawings, by what they show. */
export const drawings = ['fillers', 'neurotoxins', 'iv-drips', 'skincare', 'regenerative'] as const

/** The drawing of a category that has one of its own; the quietest one for another. */
export const pictureFor = (categoryId: string) =>
  `/pictures/${drawings.find(drawing => drawing === categoryId) ?? 'skincare'}.svg`

/** What a drawing is called. */
export const drawingName = (drawing: string) => (drawing === 'iv-drips' ? 'IV Drips' : capitalised(drawing))
