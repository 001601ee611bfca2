// Lets Node compile the server's sources and keep the result (tools/processes/compile-cache.mjs).
import { run } from '../processes/child-processes.mjs'
import { COMPILE_CACHE } from '../processes/compile-cache.mjs'
import { ourNode, withOurNode } from '../processes/our-node.mjs'

const TIMEOUT_MS = 2 * 60_000

/** @param {readonly string[]} flags those of the processes that use it: Node keeps one result for each set of V8's flags */
export const compileServer = (flags) =>
  run(ourNode(), [...flags, 'packages/server/src/main.ts', '--compile-only'], {
    env: withOurNode(COMPILE_CACHE),
    timeoutMs: TIMEOUT_MS,
  })
