import { refusal } from '#platform/kernel/refusal.ts'

export class NotALogo extends refusal(
  'not-a-logo',
  'refused',
  () => 'We can’t read this file. Please choose a PNG, SVG, JPEG or WebP logo.',
) {}

export class LogoTooLarge extends refusal(
  'logo-too-large',
  'refused',
  (mostMegapixels: number) =>
    `This picture is too large. Please choose a logo of at most ${mostMegapixels} megapixels.`,
  12,
) {}

export class BlankLogo extends refusal(
  'blank-logo',
  'refused',
  () => 'This picture is all one color. Please choose another file.',
) {}

export class UnknownBrandFile extends refusal(
  'unknown-brand-file',
  'missing',
  () => 'This file doesn’t exist.',
) {}
