import { capitalised } from '../../../format/capitalised.ts'

/** The kit's drawings, by what they show. */
export const drawings = ['fillers', 'neurotoxins', 'iv-drips', 'skincare', 'regenerative'] as const

/** What a category or a service is about, by words in its name. */
const subjects: readonly (readonly [RegExp, (typeof drawings)[number]])[] = [
  [/toxin|botox|dysport|xeomin|jeuveau|daxxify|lip flip|wrinkle|frown|forehead|crow|masseter/, 'neurotoxins'],
  [
    /sculptra|radiesse|\bpr[pf]\b|exosome|stimulat|collagen|regenerat|needling|rejuvenat|resurfac|hair|laser|\b[bi][bp]l\b|photofacial/,
    'regenerative',
  ],
  [/fill|juv[eé]derm|restylane|voluma|belotero|\brha\b|\blips?\b|cheek|\bchin\b|jaw|contour/, 'fillers'],
  [
    /\bivs?\b|drip|vitamin|\bb-?12\b|\bnad\b|myers|hydration|infusion|\bshots?\b|wellness|weight|glp|semaglutide/,
    'iv-drips',
  ],
  [/skin|facial|peel|hydra|derma|\bled\b|acne|cleans|glow|aesthetic/, 'skincare'],
]

const subjectOf = (words: string) => subjects.find(([about]) => about.test(words.toLowerCase()))?.[1]

/**
 * The drawing of what a service is about: its category's, else what its own name says. Where neither says anything, the category
 * has always the same one.
 */
export function pictureFor(categoryId: string, name = ''): string {
  const category = categoryId.replaceAll('-', ' ')
  const drawing =
    drawings.find(each => each === categoryId) ??
    subjectOf(category) ??
    subjectOf(name) ??
    drawings[[...category].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % drawings.length]
  return `/pictures/${drawing}.svg`
}

/** What a drawing is called. */
export const drawingName = (drawing: string) => (drawing === 'iv-drips' ? 'IV Drips' : capitalised(drawing))
