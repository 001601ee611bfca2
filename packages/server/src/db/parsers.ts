// Parsers of column types, the same for both drivers: by default pg returns int8 as text and shifts dates by the process's time zone.

const parseInt8 = (text: string): number => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a safe integer`)
  return value
}

const asText = (text: string): string => text

/**
 * By type oid. int8 becomes a safe integer or throws; a date stays `YYYY-MM-DD`; numeric (also sum(bigint)) stays text,
 * because it is not exact as a number: cast sums to bigint.
 */
export const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  20: parseInt8,
  1082: asText,
  1700: asText,
}
