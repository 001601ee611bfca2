// The service worker of the desk: keeps the page and its files, so that it opens without a network. It is no more than a list
// of files and two rules, less than a library's runtime; calls are not touched, the page itself keeps and sends what is written.

/** Replaced by the build: a name that changes with any file, and the addresses of all of them. */
declare const KEPT: { edition: string; page: string; files: string[] }
const { edition, page, files } = KEPT

type Lasting = Event & { waitUntil(work: Promise<unknown>): void }
type Fetching = Event & { request: Request; respondWith(answer: Promise<Response>): void }
declare function skipWaiting(): Promise<void>

const CACHE = 'lifafa-desk-'

addEventListener('install', (event) => {
  ;(event as Lasting).waitUntil(keepAll())
})

/** A page that is open goes on with the scripts that it has loaded: all of them. So the new files may take over at once. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE + edition)
  await cache.addAll([page, ...files])
  await skipWaiting()
}

addEventListener('activate', (event) => {
  ;(event as Lasting).waitUntil(dropOld())
})

async function dropOld(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(CACHE) && name !== CACHE + edition) await caches.delete(name)
}

addEventListener('fetch', (event) => {
  const { request, respondWith } = event as Fetching
  const isPage = request.mode === 'navigate'
  if (!isPage && !files.includes(new URL(request.url).pathname)) return
  respondWith.call(event, answer(isPage ? page : request))
})

/** As kept; where the browser has cleared it, from the network. The page is the same for all addresses of desks. */
async function answer(asked: Request | string): Promise<Response> {
  return (await caches.match(asked)) ?? fetch(asked)
}
