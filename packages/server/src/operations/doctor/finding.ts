// What `npm run doctor` reports about one subject, and how its findings are printed.

/** `good`; `note`: works, but an operator should know; `wrong`: mend it. */
type State = 'good' | 'note' | 'wrong'
/** `text`: a sentence, with the way out where there is something to do. Never a secret. */
export type Finding = { state: State; of: string; text: string }

export const good = (of: string, text: string): Finding => ({ state: 'good', of, text })
export const note = (of: string, text: string): Finding => ({ state: 'note', of, text })
export const wrong = (of: string, text: string): Finding => ({ state: 'wrong', of, text })

const LABEL: Record<State, string> = { good: 'good', note: 'note', wrong: 'WRONG' }

export const isHealthy = (findings: readonly Finding[]): boolean =>
  findings.every(({ state }) => state !== 'wrong')

export function presentFindings(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ of }) => of.length))
  const count = findings.filter(({ state }) => state === 'wrong').length
  return [
    ...findings.map(({ state, of, text }) => `${of.padEnd(width)}  ${LABEL[state].padEnd(5)}  ${text}`),
    '',
    count === 0 ? 'Nothing is wrong.' : count === 1 ? 'One thing is wrong.' : `${count} things are wrong.`,
    '',
  ].join('\n')
}

/** The sentence of an error, without a line break. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error
    ? error.message || String((error as NodeJS.ErrnoException).code)
    : String(error)
  ).replace(/\s+/g, ' ')
