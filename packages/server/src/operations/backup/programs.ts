// Starts the programs that make and read backups: pg_dump, pg_restore and psql of PostgreSQL, and age.
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

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

/** How PostgreSQL's programs connect to `databaseUrl`; the password is in `env`. */
export function connection(databaseUrl: string): { dbname: string; env: NodeJS.ProcessEnv } {
  const url = new URL(databaseUrl)
  const password = decodeURIComponent(url.password)
  url.password = ''
  // The word of our driver, which the programs do not know.
  if (url.searchParams.get('sslmode') === 'no-verify') url.searchParams.set('sslmode', 'require')
  return { dbname: `--dbname=${url.href}`, env: password === '' ? {} : { PGPASSWORD: password } }
}
