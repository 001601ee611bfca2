// Gets a page or a file of the server, as a browser does.
import { GUEST_FILES_PATH } from '@lifafa/contract/guest-page/paths'
import type { TestApp } from '../app.ts'

export const get = (app: TestApp, url: string, headers: Record<string, string> = {}) =>
  app.app.inject({ url, headers })

/** Their paths, each once. `page`: HTML. */
export function filesOfPage(page: string): string[] {
  const named = page.matchAll(new RegExp(`"(${GUEST_FILES_PATH}[^"]+)"`, 'g'))
  return [...new Set(Array.from(named, ([, path = '']) => path))]
}
