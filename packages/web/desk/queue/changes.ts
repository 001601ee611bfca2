// Follows the server's stream that says when gifts of the box have changed.
import { API_PREFIX } from '@lifafa/contract/endpoint'
import { DESK_STREAM_PATH } from '@lifafa/contract/endpoints/register/desk'

let isFollowing = false

/** Returns when the stream has ended, as it does every few minutes, was refused, or broke. A second call meanwhile does nothing. */
export async function followChanges(session: string, changed: () => void): Promise<void> {
  if (isFollowing) return
  isFollowing = true
  try {
    // The browser's own EventSource sends no Authorization header.
    const headers = { authorization: `Bearer ${session}` }
    const { ok, body } = await fetch(API_PREFIX + DESK_STREAM_PATH, { headers })
    const parts = ok && body?.getReader()
    for (let isHeard = false, isOver = !parts; parts && !isOver; isHeard = true) {
      isOver = (await parts.read()).done
      // Its end is news, too: the desk may be paused, or have ended. A stream that brought nothing is a proxy's.
      if (isHeard || !isOver) changed()
    }
  } catch {}
  isFollowing = false
}
