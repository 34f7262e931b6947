export type BrandLookPalettesLight = { [key: string]: string }
