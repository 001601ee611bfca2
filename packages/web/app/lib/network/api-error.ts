// The error of a call: why there is no successful answer, and the sentences to show.
import { callFailures } from '@lifafa/contract/call-failures'
import type { FailureKey } from '@lifafa/contract/failures'
import { connectionSentences } from '@lifafa/contract/sentences/connection'

type FieldErrors = Record<string, string[]>

interface Details {
  /** HTTP status; undefined when there was no answer. */
  status?: number
  /** The code of the refusal; undefined where the answer has none. */
  code?: FailureKey
  /** The server's sentence about the whole call; undefined where there is none. */
  message?: string
  /** Sentences by field, named as in the call's body. */
  errors?: FieldErrors
  /** Seconds after which the call may be repeated. */
  retryAfter?: number
  /** The id of a call that failed at the server's side, by which its log finds it. */
  reference?: string
  /** The sentence that quotes it, in another language than English. */
  quoted?: string
}

export class ApiError extends Error {
  readonly status: number | undefined
  readonly code: FailureKey | undefined
  readonly errors: FieldErrors
  readonly retryAfter: number | undefined
  readonly reference: string | undefined
  readonly quoted: string | undefined
  /** The server's sentences, by field or about the whole; empty where there are none. */
  readonly sentences: string[]

  constructor({ status, code, message, errors = {}, retryAfter, reference, quoted }: Details) {
    super(message ?? callFailures.unexpected.message)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.errors = errors
    this.retryAfter = retryAfter
    this.reference = reference
    this.quoted = quoted ?? (reference && connectionSentences.reference(reference))
    const ofFields = [...new Set(Object.values(errors).flat())]
    this.sentences = ofFields.length > 0 ? ofFields : message ? [message] : []
  }

  /** True for a refusal by the server (4xx): a repeated call would be refused again. A call that arrived too slowly was not read. */
  get isRefusal(): boolean {
    return Math.floor((this.status ?? 0) / 100) === 4 && this.status !== callFailures.tooSlow.status
  }
}

export const unreachable = () => new ApiError({ message: connectionSentences.unreachable })

/** The server's refusal of a call without a session, for a call that need not be sent. */
export const notSignedIn = (message: string = callFailures.notSignedIn.message) =>
  new ApiError({ status: callFailures.notSignedIn.status, message, code: 'notSignedIn' })

/**
 * Parses a failed answer: `message` or `error`, and lists of sentences by field, in `errors` or as the whole body
 * (docs/specification.md §8).
 */
export function refusalOf(response: Response, body: unknown): ApiError {
  // Said in words that are not ours: by a proxy, or by the HTTP server before there is a call.
  if (response.status === callFailures.tooSlow.status)
    return new ApiError({ ...callFailures.tooSlow, code: 'tooSlow' })
  const fields = isObject(body) ? body : {}
  const sentence = [fields.message, fields.error].find((text) => typeof text === 'string' && text !== '')
  const retryAfter = Number(response.headers.get('retry-after')) || undefined
  const isTooOften = response.status === callFailures.tooManyRequests.status && retryAfter !== undefined
  return new ApiError({
    status: response.status,
    code: typeof fields.code === 'string' ? (fields.code as FailureKey) : undefined,
    message: isTooOften ? connectionSentences.tooOften(retryAfter) : (sentence as string | undefined),
    errors: sentencesByField(isObject(fields.errors) ? fields.errors : fields),
    retryAfter,
    reference: typeof fields.reference === 'string' ? fields.reference : undefined,
  })
}

/** The sentences to show for any error; `fallback` where it has none. */
export function sentencesOf(error: unknown, fallback: string = callFailures.unexpected.message): string[] {
  const sentences = error instanceof ApiError && error.sentences.length > 0 ? error.sentences : [fallback]
  return sentences.map((sentence) => withReference(sentence, error))
}

/** `sentence` with the reference of `error`, where the server failed: whoever tells us of it can quote it. */
export function withReference(sentence: string, error: unknown): string {
  const quoted = error instanceof ApiError ? error.quoted : undefined
  return quoted ? `${sentence} (${quoted})` : sentence
}

/** Sentences as one text: a single one unchanged, several as a bulleted list. */
export const bulleted = (sentences: string[]): string =>
  sentences.length > 1 ? sentences.map((sentence) => `• ${sentence}`).join('\n') : sentences.join()

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function sentencesByField(fields: Record<string, unknown>): FieldErrors {
  const errors: FieldErrors = {}
  for (const [field, value] of Object.entries(fields)) {
    const list = Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
    if (list.length > 0) errors[field] = list
  }
  return errors
}
