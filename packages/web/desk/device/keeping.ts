// Finds out whether this browser keeps what is written.

/** A private window of Chromium offers a part of the memory, an ordinary one a part of the disk: gigabytes. */
const SMALL_QUOTA_BYTES = 2_000_000_000

/**
 * Asks for storage that the browser does not clear by itself. False for a private window, which forgets when it is closed, as far as a page
 * can tell. Firefox asks the helper, who may never answer.
 */
export async function askToKeep(): Promise<boolean> {
  const { storage } = navigator
  if (await storage?.persist?.().catch(() => false)) return true
  // A private window of Firefox or Safari has an ordinary quota, and refuses a page its own files.
  const hasFiles = storage?.getDirectory?.().then(
    () => true,
    () => false,
  )
  if ((await hasFiles) === false) return false
  const { quota } = (await storage?.estimate?.().catch(() => undefined)) ?? {}
  return quota === undefined || quota >= SMALL_QUOTA_BYTES
}
