// The error of a missing or wrong setting, which stops the start.

/** The message names the variable. */
export class SettingsError extends Error {}

export const need = <T>(value: T | undefined, variable: string, why: string): T => {
  if (value === undefined) throw new SettingsError(`${variable} is not set: ${why}.`)
  return value
}
