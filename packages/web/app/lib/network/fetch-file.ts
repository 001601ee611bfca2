// Fetches a file of the server that needs no session.
import { refusalOf, unreachable } from './api-error.ts'

/** Throws ApiError, also when there was no answer, or a part of one. */
export async function fetchFile(path: string): Promise<Blob> {
  const response = await fetch(path).catch(() => {
    throw unreachable()
  })
  if (!response.ok) throw refusalOf(response, await response.json().catch(() => undefined))
  return response.blob().catch(() => {
    throw unreachable()
  })
}
