import type { z } from 'zod'
import { settingRows } from './settings-table.ts'

/** The table of README, from the settings themselves. */
export function settingsInReadme(): string {
  const lines = settingRows.map(({ settings, defaults, meaning }) => {
    const names = Object.keys(settings).map(name => `\`${name}\``)
    return `| ${names.join(', ')} | ${defaults ?? defaultsOf(settings)} | ${meaning} |`
  })
  return ['| name | default | meaning |', '|---|---|---|', ...lines].join('\n')
}

/** One after the other; what several have in common once. */
function defaultsOf(settings: z.ZodRawShape): string {
  const words = Object.values(settings).map(type => defaultOf(type as z.ZodType))
  return [...new Set(words)].join(', ')
}

function defaultOf(type: z.ZodType): string {
  const { otherwise } = type.meta() ?? {}
  if (typeof otherwise === 'string') return otherwise
  const value = type.parse(undefined)
  if (value === undefined) return 'unset'
  if (typeof value === 'boolean') return value ? '1' : '0'
  return /^\./.test(`${value}`) ? `\`${value}\`` : `${value}`
}
