// Says refusals of calls and errors of fields in Hindi. Their script is fetched with the first of them.
import { ApiError } from '../network/api-error.ts'

/** Undefined where the script was lost on the way: what was refused is then said in English. */
const load = () => import('@lifafa/contract/refusals-hindi').catch(() => undefined)

/** The same error, with Hindi sentences. */
export async function refusalInHindi(error: unknown): Promise<unknown> {
  const hindi = error instanceof ApiError ? await load() : undefined
  if (!(error instanceof ApiError) || !hindi) return error
  const { status, code, errors, retryAfter, reference, sentences, message } = error
  return new ApiError({
    ...{ status, code, retryAfter, reference },
    quoted: reference && hindi.referenceInHindi(reference),
    message: sentences.length > 0 ? hindi.refusalInHindi({ code, message, retryAfter }) : undefined,
    errors: Object.fromEntries(
      Object.entries(errors).map(([field, ofField]) => [field, ofField.map(hindi.fieldErrorInHindi)]),
    ),
  })
}

/** A sentence of a rule. */
export const ruleInHindi = async (sentence: string): Promise<string> =>
  (await load())?.fieldErrorInHindi(sentence) ?? sentence

/** The same result of checking a form, with Hindi sentences at its fields. */
export async function checkedInHindi<Result extends { errors: object }>(result: Result): Promise<Result> {
  const errors: [string, { message?: string }][] = Object.entries(result.errors)
  const hindi = errors.length > 0 ? await load() : undefined
  if (!hindi) return result
  const inHindi = errors.map(([field, error]) => [
    field,
    { ...error, message: error.message && hindi.fieldErrorInHindi(error.message) },
  ])
  return { ...result, errors: Object.fromEntries(inHindi) }
}
