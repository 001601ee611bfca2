// Says why something that is fetched on demand did not come: its script was lost on the way, or is wrong.
import { ApiError, sentencesOf } from './api-error.ts'

/** Chrome's and Firefox's, Safari's and Vite's words for a script, or its style, that could not be fetched. */
export const LOST = /dynamically imported module|Importing a module script failed|Unable to preload CSS/

/**
 * The sentences for an error of a dynamic import, or of a call beside it. An error of the script itself is reported.
 * `unreachable`: in the language of the page.
 */
export function sentencesOfLoading(error: unknown, { unreachable }: { unreachable: string }): string[] {
  if (error instanceof Error && LOST.test(error.message)) return [unreachable]
  if (!(error instanceof ApiError)) reportError(error)
  return sentencesOf(error)
}
