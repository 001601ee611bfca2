// Capitalises a reason that stands alone.
export const asSentence = (reason: string): string => reason.charAt(0).toUpperCase() + reason.slice(1)
