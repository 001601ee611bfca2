// What a process knows of itself alone, since it started; the rest is counted in the database, which all of them share.

export type ProcessFigures = {
  /** Answers given, by class: `2xx`, `4xx`, `5xx`. */
  answers: Record<string, number>
  /** When the provider last answered one of our calls as it should. */
  providerAnsweredAt: Date | undefined
  /** What the last look at the books found; undefined before the first. */
  breaches: number | undefined
}

export const noFiguresYet = (): ProcessFigures => ({
  answers: {},
  providerAnsweredAt: undefined,
  breaches: undefined,
})
