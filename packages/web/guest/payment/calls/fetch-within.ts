// Fetches with a time limit, and tells a network that failed from a fault of our own.

/**
 * The answer within `limitMs`, its body included; undefined where there is none. Nothing else is caught: an error of our own
 * must not be told as one of the network. AbortSignal.timeout does the same, but is newer than the browsers that we serve.
 */
export function fetchWithin(
  limitMs: number,
  path: string,
  options?: RequestInit,
): Promise<Response | undefined> {
  const limit = new AbortController()
  setTimeout(() => limit.abort(), limitMs)
  return fetch(path, { ...options, signal: limit.signal }).catch(() => undefined)
}
