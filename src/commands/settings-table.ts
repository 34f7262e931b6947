import { readFileSync, writeFileSync } from 'node:fs'
import { settingsInReadme } from '../server/settings-in-readme.ts'

/** Writes the table of settings into README. */
const readme = new URL('../../README.md', import.meta.url)
const table = /^\| name \| default \| meaning \|$(?:\n^\|.*$)*/m
writeFileSync(
  readme,
  readFileSync(readme, 'utf8').replace(table, () => settingsInReadme()),
)
