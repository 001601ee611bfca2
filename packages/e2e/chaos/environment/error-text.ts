// Finds the error text in a line of a server's log.

const ERROR_LEVEL = 50

/** The error text of a log line; ids are removed, so that equal errors are counted together. */
export function errorTextIn(line: string): string | undefined {
  if (!line.startsWith('{')) return /could not start|stood still|^\S*Error/.test(line) ? line : undefined
  try {
    const { level, msg, err } = JSON.parse(line)
    if (level < ERROR_LEVEL) return undefined
    return [msg, err?.code, err?.message]
      .filter(Boolean)
      .join(': ')
      .replace(/\w*\d\w*[-\w]*/g, '…')
      .slice(0, 160)
  } catch {
    return undefined
  }
}
