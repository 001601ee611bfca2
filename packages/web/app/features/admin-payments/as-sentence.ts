// Capitalises a reason that stands alone.
/** An id at its start stays as it is. */
export const asSentence = (reason: string): string =>
  reason.replace(/^\p{Ll}+(?=[ ,:’])/u, (word) => word.charAt(0).toUpperCase() + word.slice(1))
