// Refuses settings whose value has quotation marks, blanks or a carriage return around it.
import { SettingsError } from './settings-error.ts'

const QUOTED = /^(["']).*\1$/s

function around(value: string): string | undefined {
  if (value.includes('\r') || value.includes('\n'))
    return 'has the end of a line in it: save the file of settings with the ends of lines of Unix'
  if (value !== value.trim()) return 'begins or ends with a blank: remove it'
  if (QUOTED.test(value))
    return 'has quotation marks around it, which are part of it where no shell reads the file: remove them'
  return undefined
}

/** A secret with a blank at its end signs nobody in, and nothing shows why. Throws SettingsError. */
export function refuseAsWritten(environment: NodeJS.ProcessEnv, names: readonly string[]): void {
  for (const name of names) {
    const fault = around(environment[name] ?? '')
    if (fault !== undefined) throw new SettingsError(`${name} ${fault}.`)
  }
}
