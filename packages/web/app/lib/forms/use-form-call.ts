// Submits a form: one call at a time, with the server's refusals shown at their fields.
import { useState } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { useSingleFlight } from '../calls/use-single-flight.ts'
import { ApiError, sentencesOf } from '../network/api-error.ts'

interface FormCall {
  /** For the form's `onSubmit`. */
  submit: (event?: { preventDefault?: () => void }) => Promise<void>
  isBusy: boolean
  /** Errors that no field can show; all of them where there are several. */
  problems: string[]
}

/**
 * @param action receives values that passed the form's schema; it may throw ApiError.
 * @param fallback the sentence for a failure without an explanation; a form may have several.
 * @param onProblems receives the problems, too, for a form that shows them elsewhere, even after it was left.
 */
export function useFormCall<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  action: (values: Output) => Promise<void>,
  fallback: string | ((error: unknown) => string),
  onProblems?: (problems: string[]) => unknown,
): FormCall {
  const { once, isBusy } = useSingleFlight()
  const [problems, setProblems] = useState<string[]>([])

  async function run(values: Output) {
    setProblems([])
    try {
      await action(values)
    } catch (error) {
      const areInFields = showInFields(form, error)
      const sentences = sentencesOf(error, typeof fallback === 'string' ? fallback : fallback(error))
      // Several are shown as a list, too (docs/specification.md §8).
      if (areInFields && sentences.length === 1) return
      setProblems(sentences)
      onProblems?.(sentences)
    }
  }

  return {
    async submit(event) {
      event?.preventDefault?.()
      await form.handleSubmit((values) => once(() => run(values)))()
    },
    isBusy,
    problems,
  }
}

/** True when every sentence of `error` belongs to a field; the first of these receives the focus. */
function showInFields<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  error: unknown,
): boolean {
  if (!(error instanceof ApiError)) return false
  const names = Object.keys(form.getValues())
  const reported = Object.entries(error.errors)
  const ofFields = reported.filter(([name]) => names.includes(name))
  for (const [place, [name, sentences]] of ofFields.entries())
    form.setError(
      name as FieldPath<Values>,
      { type: 'server', message: sentences.join(' ') },
      { shouldFocus: place === 0 },
    )
  return reported.length > 0 && ofFields.length === reported.length
}
