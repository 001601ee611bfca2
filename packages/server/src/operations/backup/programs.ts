// Starts the programs that make and read backups: pg_dump, pg_restore and psql of PostgreSQL, and age.
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { getCACertificates } from 'node:tls'

export type Program = ChildProcessWithoutNullStreams & {
  /** Rejects with a sentence that has what the program printed. One that ends because nobody reads on is not the cause. */
  ended: Promise<void>
}

/** `args` can be read by every user of the machine; `env` cannot. */
export function startProgram(name: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Program {
  const child = spawn(name, args, { env: { ...process.env, ...env } })
  // The pipeline of its reader reports it.
  child.stdin.on('error', () => {})
  return Object.assign(child, { ended: ending(name, child) })
}

async function ending(name: string, child: ChildProcessWithoutNullStreams): Promise<void> {
  const said = text(child.stderr).catch(() => '')
  const [code, signal] = await once(child, 'close').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    const debian = name === 'age' ? 'age' : 'postgresql-client'
    throw new Error(`${name} is not installed here: install it (Debian: apt-get install ${debian}).`)
  })
  // age asks for a report of each of its failures.
  const why = (await said).replace(/^age: report .*$/m, '').trim()
  if (code !== 0 && signal !== 'SIGPIPE') throw new Error(`${name} failed: ${why || signal}`)
}

/** Waits for all of `flows` and `programs`, and throws what failed first of the programs, in their order, or else of the flows. */
export async function allDone(
  programs: readonly Program[],
  flows: readonly Promise<unknown>[],
): Promise<void> {
  const outcomes = await Promise.allSettled([...programs.map(({ ended }) => ended), ...flows])
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
}

/** The authorities that our driver trusts; PostgreSQL's programs know none without a file. */
function authoritiesFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'authorities-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'all.pem')
  writeFileSync(file, getCACertificates().join('\n'))
  return file
}

/**
 * How PostgreSQL's programs connect to `databaseUrl`; the password is in `env`. Wherever our driver encrypts, it verifies the server,
 * but for its own `no-verify`. For the programs `require` verifies nobody, and `prefer` goes on without TLS.
 */
export function connection(databaseUrl: string): { dbname: string; env: NodeJS.ProcessEnv } {
  const url = new URL(databaseUrl)
  const password = decodeURIComponent(url.password)
  url.password = ''
  const { searchParams } = url
  const mode = searchParams.get('sslmode') ?? (searchParams.has('ssl') ? 'require' : 'disable')
  const isVerified = mode !== 'disable' && mode !== 'no-verify'
  if (mode === 'no-verify') searchParams.set('sslmode', 'require')
  if (isVerified) searchParams.set('sslmode', 'verify-full')
  searchParams.delete('ssl')
  return {
    dbname: `--dbname=${url.href}`,
    env: {
      ...(password !== '' && { PGPASSWORD: password }),
      ...(isVerified && !searchParams.has('sslrootcert') && { PGSSLROOTCERT: authoritiesFile() }),
    },
  }
}
