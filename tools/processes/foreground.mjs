// Runs a script with our Node in the foreground: same terminal, signals passed on, exit code returned.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { ourNode, ROOT, withOurNode } from './our-node.mjs'
import { Refusal } from './refusal.mjs'

const LOOK_EVERY_MS = 500

/**
 * npm ends at SIGTERM and tells nobody: the script that it started would go on without it.
 * @param {() => void} stop
 */
function stopWithoutNpm(stop) {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const look = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(look)
    stop()
  }, LOOK_EVERY_MS).unref()
}

/**
 * Sets this process's exit code to the script's (128 + the signal's number where a signal ended it, as shells do).
 * @param {string[]} args the script, relative to the root folder, and its arguments
 * @param {NodeJS.ProcessEnv} [more] variables to add to its environment
 * @returns {Promise<void>} settles when the script has ended
 */
export function runInForeground(args, more = {}) {
  const child = spawn(ourNode(), args, { cwd: ROOT, env: withOurNode(more), stdio: 'inherit' })
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  stopWithoutNpm(() => child.kill('SIGTERM'))
  process.on('SIGINT', () => {
    // Ctrl-C in a terminal reaches the child without us; twice would mean "at once".
    if (!process.stdin.isTTY) child.kill('SIGINT')
  })
  return new Promise((resolve, reject) => {
    child.once('error', (error) =>
      reject(new Refusal(`Our Node could not be started (${error.message}). On Linux it needs glibc.`)),
    )
    child.once('exit', (code, signal) => {
      process.exitCode = code ?? 128 + (signal ? constants.signals[signal] : 0)
      resolve()
    })
  })
}
