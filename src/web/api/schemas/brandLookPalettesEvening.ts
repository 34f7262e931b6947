export type BrandLookPalettesEvening = { [key: string]: string }
