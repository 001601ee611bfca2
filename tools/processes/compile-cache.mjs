// Says where Node keeps what it has compiled, for processes that are started again and again: a quarter of a server's start.
import { join } from 'node:path'
import { ROOT } from './our-node.mjs'

/** For a process's environment. A process writes there when it ends by itself. */
export const COMPILE_CACHE = { NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/compiled') }
