// Masks an email address for the log: recognisable, but not usable.

const SHOWN = 2

/** `ravi@example.in` as `ra***@example.in`; never the whole local part. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, Math.max(0, Math.min(SHOWN, at - 1)))}***${email.slice(at)}`
}
