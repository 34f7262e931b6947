import type { light } from './theme/palettes.ts'
import type { duration, fontSize, radius, space } from './theme/tokens.css.ts'

/** The purpose of each color. The values are in the palettes. */
export const colourUsage: Readonly<Record<keyof typeof light, string>> = {
  ground: 'The page itself: warm ivory by day, aubergine-black in the evening.',
  surface: 'Cards and fields, one step above the page.',
  surfaceRaised: 'What lies over the page: dialogs, sheets, menus, toasts.',
  surfaceSunk: 'What is set into a surface: tracks, quiet badges, empty places.',
  surfaceChosen: 'The chosen one of several on a sunk ground, such as a tab.',
  line: 'Hairlines between rows and around cards; it only decorates.',
  lineStrong: 'Edges that must be seen: fields, check boxes, switches.',
  ink: 'Text and figures.',
  inkQuiet: 'What is read second: hints, dates, captions.',
  accent: 'Links and icons that can be pressed, on any ground.',
  accentFill: 'The one primary button of a screen, and progress.',
  accentFillPressed: 'The primary button while it is pressed.',
  accentInk: 'Text on the primary button.',
  accentSoft: 'A quiet wash of the accent: chosen rows, icons in a circle.',
  positive: 'Something went well or was gained.',
  positiveSoft: 'The ground below it.',
  caution: 'Something wants to be looked at soon.',
  cautionSoft: 'The ground below it.',
  critical: 'Something is wrong, or will be lost.',
  criticalSoft: 'The ground below it.',
  scrim: 'The veil between a dialog and the page below.',
  focus: 'The ring around what the keyboard is on.',
  glint: 'The light that passes over metal and skeletons.',
  paper: 'Print, and what a camera has to read: white in both themes.',
  print: 'Ink on paper, dark in both themes.',
  night: 'Behind a camera and a picture shown large.',
  onNight: 'Text on it.',
  veil: 'The shade below words on a picture.',
  bronze: 'Bronze members: card, badge and progress only.',
  silver: 'Silver members: card, badge and progress only.',
  gold: 'Gold members: card, badge and progress only.',
  platinum: 'Platinum members: card, badge and progress only.',
}

export const spaceUsage: Readonly<Record<keyof typeof space, string>> = {
  none: 'Parts that touch.',
  xxs: 'An icon and its word; lines of one thing.',
  xs: 'A label and its field; chips in a row.',
  s: 'Rows of a list; what belongs closely together.',
  m: 'The usual space, and the edge of a phone’s page.',
  l: 'Between cards; inside a roomy card.',
  xl: 'Between sections.',
  xxl: 'Above a new section; between columns.',
}

export const radiusUsage: Readonly<Record<keyof typeof radius, string>> = {
  control: 'Buttons, fields, small pictures.',
  card: 'Cards, dialogs, tickets.',
  full: 'Badges, chips, switches, faces.',
}

export const sizeUsage: Readonly<Record<keyof typeof fontSize, string>> = {
  12: 'Overlines, badges, the legend of a chart.',
  14: 'Hints, dates, dense tables.',
  16: 'Running text, fields, buttons.',
  18: 'Titles of cards.',
  22: 'Titles of sections.',
  28: 'The title of a screen.',
  36: 'Figures that are read first.',
  48: 'The points on a card, and the moments.',
}

export const durationUsage: Readonly<Record<keyof typeof duration, string>> = {
  quick: 'An answer to a finger: press, hover, a switch.',
  calm: 'Something comes or goes: a toast, a menu.',
  slow: 'Something large moves: a sheet, a dialog, a screen.',
}
