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

/** Local storage; memory on the server, and where cookies and site data are blocked (reading it then throws). */
export function browserStore(): KeyValueStore {
  if (typeof document === 'undefined') return memoryStore()
  try {
    return window.localStorage
  } catch {
    return memoryStore()
  }
}
