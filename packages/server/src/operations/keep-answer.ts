// Caches the result of an async function for a short time; concurrent callers share one call (used by /readyz).

/**
 * Makes one call of `ask` at a time. Callers meanwhile, or within `keptMs` of its result, share it, also a failure.
 * @param clock milliseconds that are never set back
 */
export function keepAnswer<T>(
  ask: () => Promise<T>,
  keptMs: number,
  clock = () => performance.now(),
): () => Promise<T> {
  let kept: { answer: Promise<T>; until: number } | undefined
  return () => {
    if (kept && clock() < kept.until) return kept.answer
    const asked = { answer: ask(), until: Number.POSITIVE_INFINITY }
    const keep = () => {
      asked.until = clock() + keptMs
    }
    asked.answer.then(keep, keep)
    kept = asked
    return asked.answer
  }
}
