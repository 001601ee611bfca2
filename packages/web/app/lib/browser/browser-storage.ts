// Wraps local and session storage, with memory in their place where the browser blocks them.

export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>

function memoryStore(): KeyValueStore {
  const stored = new Map<string, string>()
  return {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
    clear: () => stored.clear(),
  }
}

/** In memory on the server, and where cookies and site data are blocked (reading the property then throws). */
function storeOf(read: () => Storage): KeyValueStore {
  if (typeof document === 'undefined') return memoryStore()
  try {
    return read()
  } catch {
    return memoryStore()
  }
}

/** Shared by all tabs, until it is cleared. */
export const browserStore = (): KeyValueStore => storeOf(() => window.localStorage)

/** The store of one tab: survives reloads, until the tab is closed. */
export const tabStore = (): KeyValueStore => storeOf(() => window.sessionStorage)
