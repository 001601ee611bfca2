// Parses the provider's JSON. Texts of banks may contain what PostgreSQL refuses: U+0000 and lone surrogates.

/** `text` with U+FFFD in place of what PostgreSQL refuses in a text. */
export const storable = (text: string): string => text.replaceAll('\0', '\ufffd').toWellFormed()

/** Undefined if `text` is not JSON; every string in it is storable. */
export function parseProviderJson(text: string): unknown {
  try {
    return JSON.parse(text, (_key, value) => (typeof value === 'string' ? storable(value) : value))
  } catch {
    return undefined
  }
}
