// Which files of ours a guest's browser loads with the page of an event box.
import { GUEST_FILES_PATH } from '@lifafa/contract/guest-page/paths'

/** Their paths, each once. `page`: HTML. */
export function filesOfPage(page: string): string[] {
  const named = page.matchAll(new RegExp(`"(${GUEST_FILES_PATH}[^"]+)"`, 'g'))
  return [...new Set(Array.from(named, ([, path = '']) => path))]
}
