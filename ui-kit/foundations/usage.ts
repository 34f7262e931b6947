import type { light } from './theme/palettes.ts'
import type { duration, fontSize, radius, space } from './theme/tokens.css.ts'

/** The purpose of each color. The values are in the palettes. */
export const colourUsage: Readonly<Record<keyof typeof light, string>> = {
  ground: 'The page itself: warm ivory by day, aubergine-black in the evening.',
  surface: 'Cards and fields, one step above the page.',
  surfaceRaised: 'Anything above the page: dialogs, sheets, menus, toasts.',
  surfaceSunk: 'Areas set into a surface: tracks, quiet badges, empty spaces.',
  surfaceChosen: 'The selected one of several on a sunken background, such as a tab.',
  line: 'Hairlines between rows and around cards; purely decorative.',
  lineStrong: 'Edges that people have to see: fields, checkboxes, switches.',
  ink: 'Text and numbers.',
  inkQuiet: 'Secondary text: hints, dates, captions.',
  accent: 'Links and icons that can be pressed, on any background.',
  accentFill: 'The one primary button of a screen, and progress.',
  accentFillPressed: 'The primary button while it’s pressed.',
  accentInk: 'Text on the primary button.',
  accentSoft: 'A light tint of the accent: selected rows, icons in a circle.',
  positive: 'Something went well or was gained.',
  positiveSoft: 'The background behind it.',
  caution: 'Something needs attention soon.',
  cautionSoft: 'The background behind it.',
  critical: 'Something is wrong, or will be lost.',
  criticalSoft: 'The background behind it.',
  scrim: 'The overlay between a dialog and the page behind it.',
  focus: 'The ring around the element with keyboard focus.',
  glint: 'The light that passes over metal and skeletons.',
  paper: 'Print, and anything a camera has to read: white in both themes.',
  print: 'Ink on paper, dark in both themes.',
  night: 'Behind a camera view or an enlarged picture.',
  onNight: 'Text on it.',
  veil: 'The shade behind text on a picture.',
  bronze: 'Bronze members: card, badge and progress only.',
  silver: 'Silver members: card, badge and progress only.',
  gold: 'Gold members: card, badge and progress only.',
  platinum: 'Platinum members: card, badge and progress only.',
}

export const spaceUsage: Readonly<Record<keyof typeof space, string>> = {
  none: 'Parts that touch.',
  xxs: 'An icon and its label; lines of one item.',
  xs: 'A label and its field; chips in a row.',
  s: 'Rows of a list; things that belong closely together.',
  m: 'The default space, and the margin of a page on a phone.',
  l: 'Between cards; inside a roomy card.',
  xl: 'Between sections.',
  xxl: 'Above a new section; between columns.',
}

export const radiusUsage: Readonly<Record<keyof typeof radius, string>> = {
  control: 'Buttons, fields, small pictures.',
  card: 'Cards, dialogs, tickets.',
  full: 'Badges, chips, switches, avatars.',
}

export const sizeUsage: Readonly<Record<keyof typeof fontSize, string>> = {
  12: 'Overlines, badges, the legend of a chart.',
  14: 'Hints, dates, dense tables.',
  16: 'Running text, fields, buttons.',
  18: 'Titles of cards.',
  22: 'Titles of sections.',
  28: 'The title of a screen.',
  36: 'The numbers that people read first.',
  48: 'The points on a card, and success moments.',
}

export const durationUsage: Readonly<Record<keyof typeof duration, string>> = {
  quick: 'A response to the person: press, hover, a switch.',
  calm: 'Something appears or disappears: a toast, a menu.',
  slow: 'Something large moves: a sheet, a dialog, a screen.',
}
