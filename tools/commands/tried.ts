// How each command of the documents is tried: by which test, or why by none.

export type Tried =
  /** A file of tests (or the list of checks) that runs it, and what it says there. */
  | { by: string; says: string }
  /** Why no test runs it, in words. */
  | { not: string }

/** The scripts of package.json; `options`: the file that reads what follows `--`; `parts`: the first word there names one of its parts. */
export const SCRIPTS: Record<string, Tried & { options?: string; parts?: boolean }> = {
  start: { by: 'packages/cluster/image/image.test.ts', says: 'image.command' },
  dev: {
    not: 'it watches until it is stopped: the server and the build of the pages, each of which has tests',
  },
  check: { not: 'its checks are those of `npm test`, and it would run the test that asks' },
  test: { not: 'it runs this' },
  'test:all': { not: 'it runs this' },
  chaos: {
    by: 'tools/checks/list.mjs',
    says: 'packages/e2e/chaos/run.ts',
    options: 'packages/e2e/chaos/run.ts',
  },
  mutants: { not: 'hours', options: 'tools/mutants/run.mjs' },
  bench: {
    not: 'minutes to hours, and what it prints is judged by a person',
    options: 'packages/bench/run.ts',
    parts: true,
  },
  capacity: { by: 'tools/commands/runs.test.ts', says: 'tools/bench/capacity.mjs' },
  seed: {
    by: 'packages/server/src/seed/seed.db.test.ts',
    says: 'seedDatabase',
    options: 'packages/server/src/seed/options.ts',
  },
  build: { by: 'tools/checks/list.mjs', says: 'tools/prepare.mjs' },
  bundle: { by: 'packages/cluster/image/image.test.ts', says: 'tools/bundle/run.mjs' },
  'rolling-restart': {
    by: 'packages/cluster/servers/servers.test.ts',
    says: 'restartInTurn',
    options: 'packages/cluster/rolling-restart/run.ts',
  },
  failover: {
    by: 'packages/cluster/failover/failover.full.test.ts',
    says: 'runFailover',
    options: 'packages/cluster/failover/run.ts',
  },
  simulate: {
    by: 'packages/server/src/test/simulation/run/seeds.test.ts',
    says: 'runOnAllCores',
    options: 'packages/server/src/test/simulation/run/simulate-process.ts',
  },
  'power-cuts': { by: 'packages/server/src/db/power-cuts.test.ts', says: 'cuts-process' },
  release: {
    by: 'tools/release/release.test.ts',
    says: "from './release.mjs'",
    options: 'tools/release/run.mjs',
  },
  books: {
    by: 'packages/server/src/operations/commands/as-processes.db.test.ts',
    says: "'books'",
    options: 'packages/server/src/operations/commands/question.ts',
  },
  payment: {
    by: 'packages/server/src/operations/commands/as-processes.db.test.ts',
    says: "'payment'",
    options: 'packages/server/src/operations/commands/question.ts',
  },
  backup: {
    by: 'packages/server/src/operations/backup/under-load.db.test.ts',
    says: "'backup'",
    options: 'packages/server/src/operations/backup/main.ts',
  },
  restore: { by: 'packages/server/src/operations/backup/under-load.db.test.ts', says: "'restore'" },
  'move-database': {
    by: 'packages/server/src/operations/backup/move-database.postgres.db.test.ts',
    says: 'moveDatabase',
  },
  doctor: { by: 'packages/server/src/operations/doctor/doctor.test.ts', says: 'doctor' },
  'record-schema': { by: 'tools/release/run.mjs', says: 'record-process.ts' },
  distribute: {
    by: 'packages/server/src/operations/distribute/distribute.citus.db.test.ts',
    says: 'distribute/main.ts',
  },
  film: { not: 'it records a film with ffmpeg, which a person looks at' },
  fonts: { not: 'it changes the typefaces, which a person looks at' },
  'check:types': { by: 'tools/checks/list.mjs', says: 'tools/check-types.mjs' },
  'check:lint': { by: 'tools/checks/list.mjs', says: "'check'" },
  'check:unused': { by: 'tools/checks/list.mjs', says: 'knip' },
  'check:links': { not: 'it asks others, each week: tests work without a network' },
  'check:spreadsheet': { not: 'it needs LibreOffice' },
  fix: { by: 'tools/checks/list.mjs', says: 'biome' },
}

/** Other commands, by how they begin. */
export const OTHERS: readonly (readonly [RegExp, Tried])[] = [
  [/^node tools\/(start|ask)\.mjs/, { by: 'packages/cluster/image/image.test.ts', says: 'tools/ask.mjs' }],
  [
    /^node packages\/razorpay-stand-in\/src\/cli\.ts /,
    { by: 'tools/commands/runs.test.ts', says: 'stand-in' },
  ],
  [/^docker compose -f deploy\/compose\.yaml /, { not: 'no engine for containers is at hand' }],
  [/^docker compose( ps)?$/, { not: 'no engine for containers is at hand' }],
  [/^cp \.env\.example deploy\/\.env$/, { by: 'tools/deployment.test.ts', says: 'deploy/compose.yaml' }],
  [
    /^(apt-get install|pg_dropcluster|patronictl|systemctl|useradd|su postgres -c|chown|chmod|rm -rf \/var\/lib\/etcd)/,
    { not: 'it changes the machine, as root' },
  ],
  [
    /^(install|cp deploy\/|ln -sfn) ?.*\/(etc|opt|usr\/local|var\/lib\/lifafa-try)\b/,
    { not: 'it changes the machine, as root' },
  ],
  [/^lifafa /, { by: 'tools/deployment.test.ts', says: 'deploy/lifafa' }],
  [
    /^(for n in 1 2|done$|etcd --name|sed .*\/var\/lib\/lifafa-try|haproxy -D|export (PGPASSWORD|DATABASE_URL|PREPARED_STATEMENTS)=|psql -U postgres|echo '"lifafa"|leader=|kill (-KILL \$\(pgrep -f "patroni|\$\(jobs -p\))|su - postgres -c "exec (patroni|\/usr\/sbin\/pgbouncer)|(cat|rm -rf) \/var\/lib\/lifafa-try)/,
    { not: 'it sets up many programs on one machine, as root; it was run by hand, as the document says' },
  ],
  [/^until curl .*; do sleep 1; done$/, { not: 'it waits for a service of the machine' }],
  [/^systemd-analyze verify$/, { not: 'few machines have it; it was run by hand' }],
  [
    /^(install -d|mv|cp -a|cat >>|touch) .*\/var\/lib\/postgresql\//,
    { not: 'it changes the machine, as root' },
  ],
  [/^pg_ctl restart/, { not: 'it is told of, not asked for' }],
  [/^journalctl /, { not: 'it reads the log of a machine with services' }],
  [/^git (pull|grep)/, { not: 'git’s own' }],
  [/^openssl rand/, { not: 'OpenSSL’s own' }],
  [/^npm (audit|sbom|ci)\b/, { not: 'npm’s own; `npm ci` begins each start' }],
]
