// Makes a scheduled task that lists ids, such as those of late payouts, and reports when one is new since its last run.
import type { TaskAction } from './scheduled-task.ts'

/** `list` answers ids. Calls `say` with their number when one of them was not in the list the last time. */
export function onNew(list: () => Promise<readonly string[]>, say: (count: number) => void): TaskAction {
  let known: ReadonlySet<string> = new Set()
  return async () => {
    const ids = await list()
    if (ids.some((id) => !known.has(id))) say(ids.length)
    known = new Set(ids)
  }
}
