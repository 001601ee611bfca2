// PGlite's Node file system with the fsync that it lacks: as shipped, a power cut loses acknowledged commits (decision 3).
import { closeSync, fsyncSync, openSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type EmscriptenOptions = Parameters<NodeFS['init']>[1]
type Stream = { node: unknown; nfd?: number }
type HostFileSystem = {
  isWindows: boolean
  stream_ops: { fsync?: (stream: Stream) => number }
  realPath(node: unknown): string
  /** Turns an error of Node into an errno for PostgreSQL. */
  tryFSOperation(operation: () => void): void
}

// A directory's stream has no descriptor of its own. Windows has no fsync of directories, and needs none.
const syncDirectory = (path: string): void => {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/** A directory of this machine as PGlite's disk, with a working fsync. */
export class DurableFileSystem extends NodeFS {
  /** How many fsyncs PostgreSQL has asked for and got. */
  syncCount = 0

  override async init(pg: PGlite, options: EmscriptenOptions): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options)
    const addFsync = (module: unknown): void => {
      const { NODEFS } = module as { NODEFS: HostFileSystem }
      NODEFS.stream_ops.fsync = ({ node, nfd }) => {
        NODEFS.tryFSOperation(() => {
          if (nfd !== undefined) fsyncSync(nfd)
          else if (!NODEFS.isWindows) syncDirectory(NODEFS.realPath(node))
        })
        this.syncCount++
        return 0
      }
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] } }
  }
}
