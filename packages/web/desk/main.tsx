// Starts the desk: finds which one it is, opens what this device keeps of it, and shows the screen that fits.
import { DESK_PATH, LAST_DESK } from '@lifafa/contract/desk-page'
import { deskWords } from '@lifafa/contract/register/desk-words'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { tolerateMovedNodes } from '../foreign-hands/tolerate-moved-nodes.ts'
import { DeskScreen } from './desk-screen.tsx'
import { stayAwake } from './device/stay-awake.ts'
import { Enter, Porch } from './enter.tsx'
import { DeskProvider, useDesk, useDeskState } from './parts/use-desk.tsx'
import { type Desk, makeDesk } from './queue/desk.ts'
import type { Kept } from './queue/state.ts'
import { boxOf, openStore } from './queue/store.ts'
import { LanguageProvider, useLanguage } from './words.tsx'
import './desk.css'

const KEY = 'lifafa-desk'

/** The end of the address; of the installed page, the desk that was entered last. Undefined where there is none. */
function tokenOfPage(): string | undefined {
  const token = location.pathname.slice(DESK_PATH.length).replace(/\/$/, '')
  try {
    const last = localStorage.getItem(KEY) ?? undefined
    if (token === LAST_DESK || token === '') return last
    if (last === undefined) localStorage.setItem(KEY, token)
  } catch {}
  return token || undefined
}

/** A link that nobody entered takes no one's place. */
function remember(token: string): void {
  try {
    localStorage.setItem(KEY, token)
  } catch {}
}

type Opened = Desk | 'noDesk' | 'cannotKeep' | 'openElsewhere'

async function open(): Promise<Opened> {
  const token = tokenOfPage()
  if (token === undefined) return 'noDesk'
  if (!(await isOnlyWindow(token))) return 'openElsewhere'
  const store = await openStore(token).catch(() => undefined)
  if (!store) return 'cannotKeep'
  const [others, names, handovers] = await Promise.all(['others', 'names', 'handovers'].map(store.list))
  return makeDesk(token, store, { others, names, handovers } as Kept)
}

/**
 * Two windows, also of two links of one box, would give the same numbers. The lock lasts as long as the window; one that waits for it opens
 * the desk when the other is closed.
 */
function isOnlyWindow(token: string): Promise<boolean> {
  const { locks } = navigator
  const name = `lifafa-desk ${boxOf(token)}`
  return new Promise((resolve) => {
    // A page that is not served over https has none.
    if (!locks) return resolve(true)
    locks
      .request(name, { ifAvailable: true }, (lock) => {
        resolve(lock !== null)
        if (!lock) void locks.request(name, () => location.reload())
        return lock ? new Promise(() => undefined) : undefined
      })
      .catch(() => resolve(true))
  })
}

function Page({ opened }: { opened: Opened }) {
  const { words } = useLanguage()
  if (typeof opened === 'string')
    return (
      <Porch title={words.title}>
        <p className="mt-3 max-w-md text-lg">{words[opened]}</p>
      </Porch>
    )
  return (
    <DeskProvider desk={opened}>
      <Inside />
    </DeskProvider>
  )
}

function Inside() {
  const desk = useDesk()
  const { queue, obstacle } = useDeskState()
  const { words } = useLanguage()
  const [wasHere, setWasHere] = useState(false)
  // At the link of another desk, what is not sent still goes to the first one. The rest comes along after the PIN.
  const isHere = queue?.device.token === desk.token && !queue.isCopied && obstacle !== 'signedOut'
  useEffect(() => {
    if (!isHere) return
    setWasHere(true)
    remember(desk.token)
  }, [isHere, desk])
  if (!queue && obstacle === 'deskEnded' && wasHere)
    return (
      <Porch title={words.endedTitle}>
        <p className="mt-3 max-w-md text-lg">{words.endedText}</p>
      </Porch>
    )
  return isHere ? <DeskScreen /> : <Enter />
}

/** The worker keeps all files or none: after one that a weak network lost it is gone. One that is there stays as it is. */
const keepPage = () => void navigator.serviceWorker?.register(`${DESK_PATH}worker.js`).catch(() => undefined)

tolerateMovedNodes()
const place = document.getElementById('desk')
if (!place) throw new Error('The document has a place for the desk.')
const root = createRoot(place, {
  onUncaughtError: () => {
    place.textContent = `${deskWords.en.broken} ${deskWords.hi.broken}`
  },
})
const opened = await open()
root.render(
  <LanguageProvider>
    <Page opened={opened} />
  </LanguageProvider>,
)
if (typeof opened === 'object') {
  stayAwake()
  const { kick, askToKeep } = opened
  const goOn = () => {
    void kick()
    keepPage()
  }
  for (const event of ['online', 'focus']) addEventListener(event, goOn)
  document.addEventListener('visibilitychange', goOn)
  void kick()
  void askToKeep()
}
keepPage()
