// An expected error is printed as a sentence; only unexpected ones show a stack trace.

/** A failure whose message tells a person what to do. */
export class Refusal extends Error {}

/** @param {unknown} error */
export const explain = (error) =>
  error instanceof Refusal
    ? error.message
    : error instanceof Error
      ? (error.stack ?? error.message)
      : String(error)

const OLDEST_NODE = 18

/**
 * Runs a command's action. When it throws, prints why and leaves exit code 1.
 * @param {() => Promise<void>} action
 */
export async function command(action) {
  try {
    const { node } = process.versions
    if (Number(node.split('.')[0]) < OLDEST_NODE)
      throw new Refusal(
        `Lifafa needs Node ${OLDEST_NODE} or newer to start; this is ${node}. See https://nodejs.org/en/download.`,
      )
    await action()
  } catch (error) {
    console.error(explain(error))
    process.exitCode = 1
  }
}
