// One sentence that speaks of several fields is shared once, above the button; the fields are only marked.

interface FieldState {
  error?: string
  isInvalid: boolean
}

type Errors = Partial<Record<string, { message?: string }>>

/** Takes `sentence` out of a form's errors: `shared` is it where any field bears it, and each field keeps what is its own. */
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
