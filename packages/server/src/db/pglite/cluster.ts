// Where in the data directory the embedded database is.
import { existsSync } from 'node:fs'
import { join } from 'node:path'

export const clusterOf = (dataDir: string): string => join(dataDir, 'database')

/** True where an embedded database has been created before. */
export const hasCluster = (dataDir: string): boolean => existsSync(join(clusterOf(dataDir), 'PG_VERSION'))
