// A desk to practise at: the same card, and five entries that are kept nowhere.
import { newRequestKey } from '@lifafa/contract/request-key'
import { useState } from 'react'
import { Button } from '../app/ui/buttons/button.tsx'
import { Card, focusCard } from './card/card.tsx'
import { JustSaved, LastEntries } from './entries.tsx'
import { newest, numberOf, type Queue, strikeOut, write } from './queue/queue.ts'
import { LanguageSwitch, useLanguage } from './words.tsx'

const MOST = 5

const EMPTY: Queue = {
  device: { id: '', token: '', helper: '', session: '', letter: 'X', next: 1 },
  entries: [],
  isCopied: false,
}

export function PracticeScreen({ onEnd }: { onEnd: () => void }) {
  const { words } = useLanguage()
  const [queue, setQueue] = useState(EMPTY)
  const last = queue.entries.at(-1)
  const now = () => new Date().toISOString()
  return (
    <>
      <header className="sticky top-0 z-10 bg-saffron text-wine">
        <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-2 px-4 py-2">
          <p className="font-semibold">{words.practising}</p>
          <div className="flex items-center gap-2">
            <LanguageSwitch />
            <Button onClick={onEnd}>{words.endPractice}</Button>
          </div>
        </div>
      </header>
      <main className="mx-auto grid max-w-6xl gap-5 px-4 py-5 lg:grid-cols-[1.25fr_1fr] lg:gap-8">
        <div className="grid content-start gap-4">
          {last && newest(last).void_reason === '' && (
            <JustSaved
              entry={last}
              onUndo={() => {
                setQueue(strikeOut(queue, last.id, words.undoReason, now()))
                focusCard()
              }}
            />
          )}
          {queue.entries.length < MOST && (
            <Card
              number={numberOf({ letter: queue.device.letter, running: queue.device.next })}
              entries={queue.entries}
              onSave={async (content) => setQueue(write(queue, newRequestKey(), content, now()))}
            />
          )}
        </div>
        <LastEntries entries={queue.entries} />
      </main>
    </>
  )
}
