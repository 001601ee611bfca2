// Locates the socket on which the server with an embedded database answers an operator (decision 10).
import { realpath } from 'node:fs/promises'
import { socketBesideLock } from '../../db/pglite/data-dir-lock.ts'

/** Throws ENOENT where there is no such directory. */
export const operatorSocket = async (dataDir: string): Promise<string> =>
  socketBesideLock(await realpath(dataDir), 'operator')
