import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const longest = ['failure', 'browser', 'messaging']

/** Begins with what takes longest, so that nothing runs alone at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b))
  }
}

function rank({ moduleId }: TestSpecification): number {
  const place = longest.indexOf(/\/tests\/(?:modules\/)?(\w+)\//.exec(moduleId)?.[1] ?? '')
  return place === -1 ? longest.length : place
}

/** The nightly run repeats these with every file of the field, and moves clinics from the embedded database as well. */
const longer = [
  'tests/app/backup/backup-and-restore.test.ts',
  'tests/app/clinic-archive/leaving.test.ts',
  'tests/modules/arrivals/importing-twice.test.ts',
]

/** `npm test` leaves out `.nightly.test.ts` files. `npm run nightly` runs those and the longer ones. */
const filesByMode: Readonly<Record<string, object>> = {
  test: { include: ['tests/**/*.test.ts'], exclude: ['tests/**/*.nightly.test.ts'] },
  nightly: { include: ['tests/**/*.nightly.test.ts', ...longer] },
  any: { include: ['tests/**/*.test.ts'] },
}

export default defineConfig(({ mode }) => ({
  root: new URL('..', import.meta.url).pathname,
  test: {
    ...filesByMode[mode],
    environment: 'node',
    // Its inner files import each other without endings: Vite finds them, Node does not.
    server: { deps: { inline: [/@zxing\/library/] } },
    globalSetup: ['tests/support/global-setup.ts'],
    sequence: { sequencer: LongestFirst },
    // A file's tests clean up behind themselves; loading the whole product for each file was most of the time.
    isolate: false,
    // More than the cores: tests of crashes, retries and browsers wait a good part of their time.
    maxWorkers: 3,
    // Ends what hangs; a slow machine is no failure.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 90_000 } },
  },
}))
