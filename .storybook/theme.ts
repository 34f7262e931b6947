import { create, type ThemeVars } from 'storybook/theming'
import { evening, light } from '../ui-kit/foundations/theme/palettes.ts'
import { radius, usualFonts } from '../ui-kit/foundations/theme/tokens.css.ts'

const named = (base: 'light' | 'dark', colors: typeof light): ThemeVars =>
  create({
    base,
    brandTitle: `<img src="./icons/icon.svg" alt="" width="32" height="32" style="vertical-align: middle; margin-inline-end: 10px">Velora design system`,
    brandUrl: './',
    brandTarget: '_self',
    colorPrimary: colors.accentFill,
    colorSecondary: colors.accent,
    appBg: colors.surfaceSunk,
    appContentBg: colors.ground,
    appPreviewBg: colors.ground,
    appBorderColor: colors.line,
    appBorderRadius: Number.parseInt(radius.control, 10),
    appHoverBg: colors.accentSoft,
    textColor: colors.ink,
    textInverseColor: colors.ground,
    textMutedColor: colors.inkQuiet,
    barBg: colors.surface,
    barTextColor: colors.inkQuiet,
    barSelectedColor: colors.accent,
    barHoverColor: colors.accent,
    buttonBg: colors.surface,
    buttonBorder: colors.line,
    booleanBg: colors.surfaceSunk,
    booleanSelectedBg: colors.surfaceChosen,
    inputBg: colors.surface,
    inputBorder: colors.lineStrong,
    inputTextColor: colors.ink,
    inputBorderRadius: Number.parseInt(radius.control, 10),
    fontBase: usualFonts.text,
  })

/** Storybook itself, in the kit's own colors. */
export const storybookThemes = { light: named('light', light), dark: named('dark', evening) }
