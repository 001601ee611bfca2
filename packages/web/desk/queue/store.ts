// Keeps the queue on this device (IndexedDB), one database for each event box. An entry is on the disk before the card empties.
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Queue, Written } from './queue.ts'

/** An event box's id begins the token of a desk: a renewed link finds the entries of the old one. */
const BOX_ID_LENGTH = 22
export const boxOf = (token: string): string => token.slice(0, BOX_ID_LENGTH)

interface Schema extends DBSchema {
  entries: { key: string; value: Written }
  /** The queue without its entries, under `queue`. */
  rest: { key: string; value: Omit<Queue, 'entries'> }
  /** Lists that are shown without a network, by name. */
  lists: { key: string; value: unknown[] }
}

export type Store = {
  queue: Queue | null
  /** Writes what differs, in one transaction that is on the disk when it resolves. Rejects when the disk is full. */
  save(queue: Queue): Promise<void>
  list(name: string): Promise<unknown[]>
  saveList(name: string, list: unknown[]): Promise<void>
  /** Removes all that is known of guests. */
  clear(): Promise<void>
}

/** Rejects where the browser keeps nothing. */
export async function openStore(token: string): Promise<Store> {
  const open = () =>
    openDB<Schema>(`lifafa-desk-${boxOf(token)}`, 1, {
      upgrade(opened) {
        opened.createObjectStore('entries', { keyPath: 'id' })
        opened.createObjectStore('rest')
        opened.createObjectStore('lists')
      },
    })
  let db = await open()
  let onDisk = await read(db)
  /** iOS closes the connection of a page in the background: a change that fails is made once more, by a new one (WebKit bug 201483). */
  const change = (make: () => Promise<void>): Promise<void> =>
    make().catch(async () => {
      db.close()
      db = await open()
      // The browser may have emptied the disk as well.
      onDisk = null
      await make()
    })
  return {
    queue: onDisk,
    save: (queue) =>
      change(async () => {
        await save(db, onDisk, queue)
        onDisk = queue
      }),
    list: async (name) => (await db.get('lists', name)) ?? [],
    saveList: (name, list) => change(async () => void (await db.put('lists', list, name))),
    clear: () =>
      change(async () => {
        for (const name of ['entries', 'rest', 'lists'] as const) await db.clear(name)
        onDisk = null
      }),
  }
}

async function read(db: IDBPDatabase<Schema>): Promise<Queue | null> {
  const [rest, entries] = await Promise.all([db.get('rest', 'queue'), db.getAll('entries')])
  return rest ? { ...rest, entries } : null
}

/** `before`: as it is on the disk; null: not known. */
async function save(db: IDBPDatabase<Schema>, before: Queue | null, after: Queue): Promise<void> {
  const { entries, ...rest } = after
  const known = new Set(before?.entries)
  const ids = new Set(entries.map(({ id }) => id))
  const transaction = db.transaction(['entries', 'rest'], 'readwrite', { durability: 'strict' })
  const stored = transaction.objectStore('entries')
  await Promise.all([
    before ?? stored.clear(),
    ...entries.filter((entry) => !known.has(entry)).map((entry) => stored.put(entry)),
    ...(before?.entries ?? []).filter(({ id }) => !ids.has(id)).map(({ id }) => stored.delete(id)),
    transaction.objectStore('rest').put(rest, 'queue'),
    transaction.done,
  ])
}
