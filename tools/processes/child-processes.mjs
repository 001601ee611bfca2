// Starts child processes: each in a process group, with a timeout, and stopped with all its children.
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
    // The whole group is gone, which is what we wanted.
  }
}

/**
 * Asks a child and all that it started to end, and ends them after ten seconds.
 * @param {ChildProcess} child
 */
export function stop(child) {
  signalGroup(child, 'SIGTERM')
  setTimeout(() => signalGroup(child, 'SIGKILL'), GRACE_MS).unref()
}

/**
 * Starts a command in the root folder, in a process group of its own, with our Node first on PATH.
 * An interruption of this process stops it.
 * @param {string} file
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, stdio: import('node:child_process').StdioOptions, shell?: boolean }} options
 */
export function start(file, args, { env = withOurNode(), stdio, shell = false }) {
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
 * @param {{ env?: NodeJS.ProcessEnv, timeoutMs: number, shell?: boolean }} options
 * @returns {Promise<Outcome>}
 */
export function run(file, args, { env, timeoutMs, shell }) {
  if (isInterrupted) return Promise.resolve({ code: null, output: 'Interrupted.' })
  return new Promise((resolve) => {
    const child = start(file, args, { env, shell, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const collect = (/** @type {string} */ text) => {
      output += text
    }
    child.stdout?.setEncoding('utf8').on('data', collect)
    child.stderr?.setEncoding('utf8').on('data', collect)
    const limit = setTimeout(() => {
      output += `\nStopped: it took longer than ${timeoutMs / 1000} s.\n`
      stop(child)
    }, timeoutMs)
    const finish = (/** @type {number | null} */ code) => {
      clearTimeout(limit)
      resolve({ code, output })
    }
    child.once('error', (error) => {
      output += `${error.message}\n`
      finish(null)
    })
    child.once('close', finish)
    // What a finished command leaves running would hold its output open for ever.
    child.once('exit', () => {
      signalGroup(child, 'SIGTERM')
      setTimeout(() => {
        child.stdout?.destroy()
        child.stderr?.destroy()
      }, LEFTOVER_MS).unref()
    })
  })
}
