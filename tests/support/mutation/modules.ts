const strict = new Set(['loyalty', 'tiers', 'requests'])

/** The minimum percentage of a module's mutants that tests must catch: higher where points and tiers are decided. */
export const boundOf = (module: string): number => (strict.has(module) ? 90 : 80)

/** The tests for a module's mutants: of its rules alone, and of its use cases with a database. */
export const testsOf = (module: string) => `tests/modules/${module}/**/*.test.ts`

/** The rules and use cases of a module and its rooms: their top-level files, except those with only types or texts. */
export const rulesOf = (module: string): string[] => [
  `src/modules/${module}/{,*/}*.ts`,
  `!src/modules/${module}/adapters/*.ts`,
  `!src/modules/${module}/{,*/}{module,room,ports,*-ports,refusals}.ts`,
]
