import { capitalized } from '../../../format/capitalized.ts'

/** The kit's drawings, by subject. */
export const drawings = ['fillers', 'neurotoxins', 'iv-drips', 'skincare', 'regenerative'] as const

/** Matches words in a name to the subject of a category or service. */
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
 * The drawing for a service: by its category's subject, or its own name. If neither matches, each category always gets
 * the same drawing.
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

export const drawingName = (drawing: string) => (drawing === 'iv-drips' ? 'IV Drips' : capitalized(drawing))
