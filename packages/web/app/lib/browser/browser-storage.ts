// Wraps local and session storage, with memory in their place where the browser blocks them or a full disk refuses an entry.

export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>

/** @param storage throws on the server, and where cookies and site data are blocked. @internal */
export function tolerantStore(storage: () => Storage): KeyValueStore {
  const inMemory = new Map<string, string>()
  const inBrowser = () => {
    try {
      return storage()
    } catch {
      return undefined
    }
  }
  return {
    getItem: (key) => inMemory.get(key) ?? inBrowser()?.getItem(key) ?? null,
    setItem(key, value) {
      try {
        storage().setItem(key, value)
        inMemory.delete(key)
      } catch {
        inMemory.set(key, value)
      }
    },
    removeItem(key) {
      inMemory.delete(key)
      inBrowser()?.removeItem(key)
    },
    clear() {
      inMemory.clear()
      inBrowser()?.clear()
    },
  }
}

/** Shared by all tabs, until it is cleared. */
export const browserStore = tolerantStore(() => window.localStorage)

/** The store of one tab: survives reloads, until the tab is closed. */
export const tabStore = tolerantStore(() => window.sessionStorage)
