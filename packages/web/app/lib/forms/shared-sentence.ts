// Shows a sentence that several fields share once, above the button; the fields are only marked.

interface FieldState {
  error?: string
  isInvalid: boolean
}

type Errors = Partial<Record<string, { message?: string }>>

/** Extracts `sentence` from a form's errors: `shared` contains it where any field has it, and other errors stay at their fields. */
export function withShared(errors: Errors, sentence: string) {
  const isShared = Object.values(errors).some((error) => error?.message === sentence)
  return {
    shared: isShared ? [sentence] : [],
    of(name: string): FieldState {
      const message = errors[name]?.message
      return { error: message === sentence ? undefined : message, isInvalid: message !== undefined }
    },
  }
}
