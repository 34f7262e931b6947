import { refusal } from '#platform/kernel/refusal.ts'

export class NotALogo extends refusal(
  'not-a-logo',
  'refused',
  () => 'This file is not a picture that we can read. Please choose the logo as PNG, SVG, JPEG or WebP.',
) {}

export class LogoTooLarge extends refusal(
  'logo-too-large',
  'refused',
  (mostMegapixels: number) =>
    `This picture has too many pixels. Please choose the logo with at most ${mostMegapixels} megapixels.`,
  12,
) {}

export class BlankLogo extends refusal(
  'blank-logo',
  'refused',
  () => 'Nothing can be seen in this picture: all of it has one colour. Please choose another file.',
) {}

export class UnknownBrandFile extends refusal(
  'unknown-brand-file',
  'missing',
  () => 'There is no such file.',
) {}
