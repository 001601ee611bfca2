// Where the browser keeps what outlives a page; where it forbids that, what outlives a view.

export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>

function memoryStore(): KeyValueStore {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
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
