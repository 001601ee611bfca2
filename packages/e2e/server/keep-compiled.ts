// Keeps what Node has compiled once a server has started, because a server that is killed keeps nothing: `--import keep-compiled.ts`.
import { flushCompileCache } from 'node:module'

const STARTED_AFTER_MS = 5_000

setTimeout(flushCompileCache, STARTED_AFTER_MS).unref()
