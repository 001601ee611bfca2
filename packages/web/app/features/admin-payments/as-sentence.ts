// A reason that stands alone begins with a capital.
export const asSentence = (reason: string): string => reason.charAt(0).toUpperCase() + reason.slice(1)
