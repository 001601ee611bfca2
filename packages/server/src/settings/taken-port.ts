// Names the setting of a port that cannot be listened on.
import { SettingsError } from './settings-error.ts'

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another program has it: stop that one, or write another port',
  EADDRNOTAVAIL: 'HOST is no address of this machine: write 127.0.0.1, or 0.0.0.0 for all of them',
  ENOTFOUND: 'HOST is a name that nobody knows here: write 127.0.0.1, or 0.0.0.0 for all addresses',
  EACCES: 'this user may not have it: write one above 1023, and let a proxy have this one',
}

/** Passes the outcome of `listening` on. @throws a sentence if the port is taken or not allowed */
export const namingPort = <T>(listening: PromiseLike<T>, variable: string, port: number): Promise<T> =>
  Promise.resolve(listening).catch((error) => {
    const reason = REASONS[(error as NodeJS.ErrnoException).code ?? '']
    throw reason === undefined ? error : new SettingsError(`${variable} is ${port}, and ${reason}.`)
  })
