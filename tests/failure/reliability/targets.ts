/** What the product withstands, and what shows it: files of tests at full size, or a program with a figure. */
export interface Target {
  readonly figure: string
  readonly bound: string
  /** Files of tests, and how much of it they do. */
  readonly tests?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** Only the tests whose names have this. */
  readonly named?: string
  /** A program that says its figures in its last lines and ends with 0 when they hold. */
  readonly program?: string
  /** Runs only when this word is given: it takes long, and needs root and debootstrap. */
  readonly onDemand?: string
}

const both = { BOTH_DATABASES: '1' }

export const targets: readonly Target[] = [
  {
    figure: '200 parallel check-ins of one member and code, 4 sessions',
    bound: '1 success, 199 refusals, 0 server errors',
    tests: ['tests/failure/races/one-winner.test.ts'],
    named: 'check-in',
    env: both,
  },
  {
    figure: '100 parallel redemptions at the exact balance',
    bound: '1 success, balance never below 0',
    tests: ['tests/failure/races/one-winner.test.ts'],
    named: 'claim|redeem|reward',
    env: both,
  },
  {
    figure: '20,000 random operations against a model, both databases',
    bound: '0 divergences',
    tests: ['tests/failure/races/random-operations.test.ts'],
    env: { ...both, RANDOM_OPERATIONS: '20000' },
  },
  {
    figure: 'simulation of 10,000 members’ days with faults, from a random seed',
    bound: '0 divergences',
    program: 'tests/failure/simulation/run.ts',
  },
  {
    figure: '50 SIGKILLs under load',
    bound: '0 acknowledged writes lost, 0 doubled',
    tests: ['tests/failure/killed-under-load.test.ts'],
    env: { ...both, KILLS: '50' },
  },
  {
    figure: 'second process on the same data folder',
    bound: 'refused within 5 s, the first unharmed',
    tests: ['tests/failure/starting-and-stopping.nightly.test.ts'],
    named: 'refuses a data folder',
  },
  {
    figure: 'midnight, 25-hour and 23-hour days, clock set back',
    bound: 'one per clinic day',
    tests: ['tests/modules/loyalty/check-in.test.ts', 'tests/platform/kernel/clinic-day.test.ts'],
    env: both,
  },
  {
    figure: 'wrong staff codes evaluated out of 1,000, rotating addresses and paths',
    bound: '5 per address, 20 an hour',
    tests: ['tests/http/enrolled-devices.test.ts', 'tests/http/limits.test.ts'],
    env: both,
  },
  {
    figure: 'every route × visitor, members, expired staff, each role',
    bound: '0 wrong cells',
    tests: ['tests/http/every-route.test.ts', 'tests/http/two-members.test.ts'],
    env: both,
  },
  {
    figure: '200 hostile inputs an operation',
    bound: '0 server errors, 0 stack traces',
    tests: ['tests/http/fuzz.nightly.test.ts', 'tests/http/hostile-requests.test.ts'],
    env: { FUZZ_INPUTS: '200' },
  },
  {
    figure: 'medical answers, passwords, codes, tokens in folder, log, jobs, others’ answers',
    bound: '0 found',
    tests: [
      'tests/modules/privacy/sealed.test.ts',
      'tests/modules/privacy/health-data.test.ts',
      'tests/browser/nothing-private-is-kept.test.ts',
    ],
    env: both,
  },
  {
    figure: 'stored scripts, 40 payloads, in a browser',
    bound: '0 executed',
    tests: ['tests/browser/stored-scripts.test.ts'],
  },
  {
    figure: '300 recipients, process killed at 30 % and 70 %',
    bound: '0 lost, 0 definite doubles',
    tests: ['tests/failure/campaign-killed.nightly.test.ts'],
    env: both,
  },
  {
    figure: 'opted-out members, any mode of sending',
    bound: '0 reached',
    tests: [
      'tests/modules/messaging/deliveries/opted-out.test.ts',
      'tests/modules/messaging/deliveries/at-the-last-moment.test.ts',
    ],
    env: both,
  },
  {
    figure: '150 requests/s for 10 minutes, 80 % reads',
    bound: 'p99 250 ms, 0 server errors, memory drift 10 %',
    program: 'tests/bench/steady.bench.ts',
  },
  {
    figure: '250 callers, above the capacity, both databases',
    bound: 'goodput 70 %, check-in p99 1 s, all answered',
    program: 'tests/bench/capacity.bench.ts',
  },
  {
    figure: '100 awards to one member at once, two instances on a busy machine',
    bound: 'all answered, 0 server errors, others’ reads go on',
    tests: ['tests/failure/races/burst.test.ts', 'tests/failure/races/two-instances.test.ts'],
  },
  {
    figure: 'backup under load, restore elsewhere',
    bound: 'all invariants hold, every GET of 500 sampled members equal',
    tests: ['tests/app/backup/backup-and-restore.test.ts'],
    named: 'is made under load',
    env: { ...both, QUIET_MEMBERS: '500', BUSY_MEMBERS: '40' },
  },
  {
    figure:
      'a clinic of 3,000 exported, its load into an empty Velora killed three times, then loaded, both databases',
    bound: 'every GET about 500 sampled members equal, no start of what is half loaded',
    program: 'tests/bench/leaving.bench.ts',
  },
  {
    figure: '20 power cuts in a backup and 20 in a restore, of the database server as well',
    bound: 'a backup whole or absent, a restore whole or run again, nothing starts between',
    tests: ['tests/failure/backup-killed.nightly.test.ts'],
    env: { ...both, CUTS: '20', CUT_SERVER: '1' },
  },
  {
    figure: 'database frozen, killed, restarted',
    bound: '503 within 6 s, healthy within 5 s of its return',
    tests: ['tests/failure/database-frozen.test.ts', 'tests/failure/database-away.test.ts'],
    env: both,
  },
  {
    figure: 'database read-only, as a primary that was demoted',
    bound: 'every write 503, not ready, connections dropped, healthy within 5 s',
    tests: ['tests/failure/database-read-only.test.ts'],
  },
  {
    figure: 'primary killed under load, synchronous standby promoted, proxy switched; five times',
    bound: '0 acknowledged lost, 0 × 500, a write within 10 s; the control without it loses some',
    tests: ['tests/failure/failover.test.ts'],
    env: { FAILOVERS: '5' },
  },
  {
    figure: 'three database servers with Patroni, etcd, HAProxy and PgBouncer, the primary killed five times',
    bound: '0 lost, 0 twice, only 503, a pause of at most 60 s; a deleted member is back',
    program: 'src/operations/cluster/try.sh',
    onDemand: 'ha',
  },
  {
    figure: 'a bare Debian server: set up, updated, rolled back, and restored after a loss',
    bound: 'no request refused; a new server has all that was archived',
    program: 'src/operations/debian/try.sh',
    onDemand: 'debian',
  },
  {
    figure: 'restore to a second before a mistaken deletion (WAL archive)',
    bound: 'data is back, and a failing archive is reported',
    tests: ['tests/failure/point-in-time.nightly.test.ts'],
  },
  {
    figure: 'SIGTERM under load, ten times',
    bound: '0 broken requests, exit 0 within 15 s',
    tests: ['tests/failure/stopped-under-load.test.ts'],
    env: { STOPS: '10' },
  },
  {
    figure:
      'two versions side by side under load, the new one killed 20 times on its way; from the last three states',
    bound: '0 wrong answers, 0 lost writes, at most 30 s of 503',
    tests: ['tests/failure/updates/two-versions.nightly.test.ts'],
    env: { VERSIONS: '3', UPDATE_KILLS: '20' },
  },
  {
    figure: 'power cuts of the embedded database: what was synced, the rest torn at random',
    bound: 'all that was acknowledged, no half of anything',
    tests: ['tests/platform/database/power-cuts.nightly.test.ts'],
  },
]
