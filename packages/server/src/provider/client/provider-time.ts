// Reads the provider's clock from an answer's header, whatever it answers.

const TIMEOUT_MS = 5_000

/** Undefined if it does not answer, or tells no time. */
export async function readProviderTime(apiUrl: string): Promise<Date | undefined> {
  try {
    const answer = await fetch(apiUrl, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const told = new Date(answer.headers.get('date') ?? '')
    return Number.isNaN(told.getTime()) ? undefined : told
  } catch {
    return undefined
  }
}
