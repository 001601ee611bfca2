// Starts child processes, each in a process group: it is stopped with all that it started.
// Without packages: it also runs `npm ci`.
import { spawn } from 'node:child_process'
import { ROOT, withOurNode } from './our-node.mjs'

const GRACE_MS = 10_000
const LEFTOVER_MS = 2_000
const isWindows = process.platform === 'win32'

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */
/** @typedef {{ code: number | null, output: string }} Outcome */

/** @type {Set<ChildProcess>} */
const running = new Set()
let isInterrupted = false

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.once(signal, () => {
    isInterrupted = true
    for (const child of running) stop(child)
  })
}

/** @param {ChildProcess} child @param {NodeJS.Signals} signal */
function signalGroup(child, signal) {
  try {
    if (isWindows || !child.pid) child.kill(signal)
    else process.kill(-child.pid, signal)
  } catch {
    // The whole group has ended.
  }
}

/** Asks a child and all that it started to end, and kills them after ten seconds. @param {ChildProcess} child */
export function stop(child) {
  signalGroup(child, 'SIGTERM')
  setTimeout(() => signalGroup(child, 'SIGKILL'), GRACE_MS).unref()
}

/**
 * Starts a command in the root folder, with our Node first on PATH. An interruption of this process stops it.
 * @param {string} file
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, stdio: import('node:child_process').StdioOptions }} options
 */
export function start(file, args, { env = withOurNode(), stdio }) {
  // npm is a script there.
  const shell = isWindows && file === 'npm'
  const child = spawn(file, args, { cwd: ROOT, env, stdio, shell, detached: !isWindows })
  running.add(child)
  child.once('exit', () => running.delete(child))
  child.once('error', () => running.delete(child))
  return child
}

/**
 * Runs a command to its end and collects what it prints. `code` is null when it was stopped or could not start.
 * @param {string} file
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, timeoutMs: number }} options
 * @returns {Promise<Outcome>}
 */
export function run(file, args, { env, timeoutMs }) {
  if (isInterrupted) return Promise.resolve({ code: null, output: 'Interrupted.' })
  return new Promise((resolve) => {
    const child = start(file, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text
      })
    const limit = setTimeout(() => {
      output += `\nStopped: it took longer than ${timeoutMs / 1000} s. Is the machine busy?\n`
      stop(child)
    }, timeoutMs)
    child.once('error', (error) => {
      clearTimeout(limit)
      resolve({ code: null, output: `${output}${error.message}\n` })
    })
    child.once('close', (code) => {
      clearTimeout(limit)
      resolve({ code, output })
    })
    // A process that a finished command leaves running would hold its output open for ever.
    child.once('exit', () => {
      signalGroup(child, 'SIGTERM')
      setTimeout(() => {
        child.stdout?.destroy()
        child.stderr?.destroy()
      }, LEFTOVER_MS).unref()
    })
  })
}
