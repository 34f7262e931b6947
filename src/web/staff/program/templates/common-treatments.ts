/** Treatments that many med spas offer, with their usual duration. Each clinic sets its own price. */
export interface CommonTreatment {
  readonly name: string
  readonly category: string
  readonly description: string
  readonly durationMinutes: number
}

const of = (
  category: string,
  treatments: readonly (readonly [name: string, description: string, durationMinutes: number])[],
): readonly CommonTreatment[] =>
  treatments.map(([name, description, durationMinutes]) => ({ name, category, description, durationMinutes }))

export const commonTreatments: readonly CommonTreatment[] = [
  ...of('Fillers', [
    ['Lip Filler', 'Hyaluronic acid for soft volume and definition.', 45],
    ['Cheek Filler', 'Hyaluronic acid that restores lift to the midface.', 60],
    ['Jawline Filler', 'A clearer line from ear to chin.', 60],
    ['Under-Eye Filler', 'Hyaluronic acid for hollows and shadows under the eyes.', 45],
  ]),
  ...of('Neurotoxins', [
    ['Forehead Lines', 'Softens the lines from raising your brows.', 30],
    ['Frown Lines', 'Softens the lines between the brows.', 30],
    ['Crow’s Feet', 'Softens the lines beside the eyes.', 30],
    ['Masseter Treatment', 'Relaxes the jaw muscle for a slimmer face and less grinding.', 30],
  ]),
  ...of('IV Drips', [
    ['Hydration Drip', 'Fluids and electrolytes.', 45],
    ['Vitamin Drip', 'Vitamins and minerals after a consultation.', 60],
    ['NAD+ Drip', 'NAD+ as a slow infusion.', 120],
  ]),
  ...of('Skincare', [
    ['HydraFacial', 'Cleanses, exfoliates and hydrates in one visit.', 60],
    ['Chemical Peel', 'Renews the skin’s surface, at the strength your skin needs.', 45],
    ['Microneedling', 'Fine needles that trigger the skin’s own repair.', 60],
    ['Dermaplaning', 'Removes peach fuzz and dull skin.', 45],
    ['LED Light Therapy', 'Red and blue light for calm, clear skin.', 30],
  ]),
  ...of('Regenerative', [
    ['PRP Facial', 'Plasma from your own blood with microneedling.', 75],
    ['PRP Hair Treatment', 'Plasma from your own blood for thinning hair.', 60],
    ['Biostimulator', 'Helps your skin build its own collagen over months.', 60],
  ]),
  ...of('Laser', [
    ['Laser Hair Removal', 'One area in one session.', 30],
    ['IPL Photofacial', 'Light for redness and brown spots.', 45],
    ['Laser Resurfacing', 'Renews the skin’s texture.', 60],
  ]),
]
