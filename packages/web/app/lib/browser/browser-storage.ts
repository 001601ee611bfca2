// Where the browser keeps what outlives a page; where it forbids that, what outlives a view.

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

/** Memory on the server, and where cookies and site data are blocked (reading the store then throws). */
function storeOf(read: () => Storage): KeyValueStore {
  if (typeof document === 'undefined') return memoryStore()
  try {
    return read()
  } catch {
    return memoryStore()
  }
}

/** What all tabs share, until somebody erases it. */
export const browserStore = (): KeyValueStore => storeOf(() => window.localStorage)

/** What one tab keeps, over reloads, until it is closed. */
export const tabStore = (): KeyValueStore => storeOf(() => window.sessionStorage)
