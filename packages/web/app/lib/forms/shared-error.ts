// Shows a sentence that several fields have as their error once, above the button, and marks each of the fields.

interface FieldState {
  error?: string
  isInvalid: boolean
}

/** The error of a field of the form. */
export type ErrorOf = (name: string) => FieldState

export type Errors = Partial<Record<string, { message?: string }>>

/** `all`: `sentence`, where any field has it. `error`: other errors stay at their fields. */
export function withShared(errors: Errors, sentence?: string) {
  const isShared =
    sentence !== undefined && Object.values(errors).some((error) => error?.message === sentence)
  return {
    all: isShared ? [sentence] : [],
    error(name: string): FieldState {
      const message = errors[name]?.message
      return { error: message === sentence ? undefined : message, isInvalid: message !== undefined }
    },
  }
}
