// Reads and writes the session that a browser stores; the quick sign-in for tests that are not about signing in.
import { expect, type Page } from '@playwright/test'
import type { KeyValueStore } from '../../web/app/lib/browser/browser-storage.ts'
import type { Server } from './server.ts'

/** Runs `write` on the local storage of `page`, which must not have visited anything yet, and goes to `path`. */
export async function arriveWith(
  page: Page,
  server: Server,
  write: (store: KeyValueStore) => void,
  path: string,
): Promise<void> {
  const entries = new Map<string, string>()
  write({
    getItem: (name) => entries.get(name) ?? null,
    setItem: (name, value) => void entries.set(name, value),
    removeItem: (name) => void entries.delete(name),
    clear: () => entries.clear(),
  })
  const localStorage = Array.from(entries, ([name, value]) => ({ name, value }))
  await page.context().setStorageState({ cookies: [], origins: [{ origin: server.url, localStorage }] })
  await page.goto(path)
  await expect(page).toHaveURL(path)
}

export const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

/** Overwrites the tokens that are stored under `keys`. */
export const invalidate = (page: Page, ...keys: string[]) =>
  page.evaluate((names) => {
    for (const name of names) localStorage.setItem(name, 'no longer good')
  }, keys)
