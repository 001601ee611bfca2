// Detects connections that leave this machine without TLS.

const ENCRYPTED = new Set(['prefer', 'require', 'verify-ca', 'verify-full', 'no-verify'])
const OWN_MACHINE = /^(localhost|127(\.\d+){3}|\[::1\]|)$/

export const isOwnMachine = (host: string): boolean => OWN_MACHINE.test(host)

/** Reads the address of a database as its driver does: without `sslmode` it does not encrypt, and `disable` holds against `ssl` beside it. A socket's path is on this machine. */
export function isPlaintextToAnotherMachine(databaseUrl: string | undefined): boolean {
  if (databaseUrl === undefined || !URL.canParse(databaseUrl)) return false
  const { hostname, searchParams } = new URL(databaseUrl)
  const host = searchParams.get('host') ?? decodeURIComponent(hostname)
  if (isOwnMachine(host) || host.startsWith('/')) return false
  const mode = searchParams.get('sslmode') ?? ''
  const asksForTls = ENCRYPTED.has(mode) || ['true', '1'].includes(searchParams.get('ssl') ?? '')
  return mode === 'disable' || !asksForTls
}
