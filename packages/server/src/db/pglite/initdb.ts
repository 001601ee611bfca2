// Runs initdb into the given directory and exits; the child process of open-pglite.ts.
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

const [clusterDir] = process.argv.slice(2)
if (!clusterDir) throw new Error('initdb.ts wants a directory')

const pglite = await PGlite.create({ fs: new NodeFS(clusterDir) })
await pglite.close()
