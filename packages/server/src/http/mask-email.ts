// An e-mail address as it may stand in a log: enough to recognise, too little to write to.

const SHOWN = 2

/** `ravi@example.in` as `ra***@example.in`; never the whole of the part before the @. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, Math.max(0, Math.min(SHOWN, at - 1)))}***${email.slice(at)}`
}
