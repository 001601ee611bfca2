// The characters that printed statements have in their own script.

/** The main typeface of statements has these: Latin, Devanagari, and the signs between them. */
export const PRINTABLE =
  /^[\n\u0020-\u007e\u00a1-\u00ac\u00ae-\u0137\u0139-\u017e\u0900-\u0977\u0979-\u097f\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20b9]$|^[\u200c\u200d]$/u
