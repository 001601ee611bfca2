// The desk itself: the bar with what is sent, the card, and the last entries; sheets for all that is done seldom.

import { registerSentences } from '@lifafa/contract/sentences/register'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { EnvelopeMark } from '../app/motifs/envelope-mark.tsx'
import { Button } from '../app/ui/buttons/button.tsx'
import { Card, focusCard } from './card/card.tsx'
import { ChangeSheet } from './change.tsx'
import { CountSheet } from './count.tsx'
import { batteryPercent, watchBattery } from './device/battery.ts'
import { Enter } from './enter.tsx'
import { JustSaved, LastEntries, Others, StatusLine, ToDecide } from './entries.tsx'
import { FindSheet } from './find.tsx'
import { HandOverSheet } from './hand-over.tsx'
import { Notice } from './parts/notice.tsx'
import { Sheet } from './parts/sheet.tsx'
import { UnsentFile } from './parts/unsent-file.tsx'
import { useDesk, useDeskState, useQueue } from './parts/use-desk.tsx'
import { PracticeScreen } from './practice.tsx'
import { newest, numberOf, type Written } from './queue/queue.ts'
import { LanguageSwitch, useLanguage } from './words.tsx'

type Open = 'find' | 'menu' | 'handOver' | 'count' | 'practice' | 'door' | Written | undefined

export function DeskScreen() {
  const desk = useDesk()
  const { entries, device } = useQueue()
  const { obstacle, isPrivate } = useDeskState()
  const { words, rule } = useLanguage()
  const [open, setOpen] = useState<Open>()
  const [counted, setCounted] = useState<Record<string, string>>({})
  const last = entries.at(-1)
  const [before] = useState(last?.id)
  const saved = last && last.id !== before && newest(last).void_reason === '' ? last : undefined
  const close = () => setOpen(undefined)
  // The card says when the disk is full.
  const undo = (entry: Written) => desk.strikeOut(entry, words.undoReason).then(focusCard, () => undefined)

  if (open === 'practice') return <PracticeScreen onEnd={close} />
  // Behind the door the card keeps what is half written.
  const leaveDoor = () => {
    flushSync(close)
    focusCard()
  }
  return (
    <>
      <div hidden={open === 'door'}>
        <Bar onFind={() => setOpen('find')} onMenu={() => setOpen('menu')} />
        <main className="mx-auto grid max-w-6xl gap-5 px-4 py-5 lg:grid-cols-[1.25fr_1fr] lg:gap-8">
          <h1 className="sr-only">{words.title}</h1>
          <div className="grid content-start gap-4">
            {isPrivate && entries.length === 0 && <Notice tone="waiting">{words.mayNotKeep}</Notice>}
            {obstacle && obstacle !== 'signedOut' && (
              <Notice tone="wrong">
                <p>{rule(registerSentences[obstacle])}</p>
                {obstacle === 'deskEnded' && <UnsentFile />}
              </Notice>
            )}
            <ToDecide entries={entries} onChange={setOpen} />
            {saved && <JustSaved entry={saved} onUndo={() => void undo(saved)} />}
            <Card
              number={numberOf({ letter: device.letter, running: device.next })}
              entries={entries}
              onSave={desk.write}
            />
          </div>
          <div className="grid content-start gap-6">
            {entries.length === 0 && (
              <Button variant="secondary" wide onClick={() => setOpen('practice')}>
                {words.practice}
              </Button>
            )}
            <LastEntries entries={entries} onChange={setOpen} />
            <Others />
          </div>
        </main>
      </div>
      {open === 'door' && <Enter onClose={leaveDoor} />}
      {open === 'find' && <FindSheet onClose={close} />}
      {open === 'handOver' && <HandOverSheet onClose={close} />}
      {open === 'count' && <CountSheet typed={counted} onType={setCounted} onClose={close} />}
      {open === 'menu' && (
        <Sheet title={words.menu} onClose={() => setOpen((now) => (now === 'menu' ? undefined : now))}>
          <div className="grid gap-3">
            <Button variant="secondary" size="lg" onClick={() => setOpen('handOver')}>
              {words.handOver}
            </Button>
            <Button variant="secondary" size="lg" onClick={() => setOpen('count')}>
              {words.countCash}
            </Button>
            <Button variant="secondary" size="lg" onClick={() => setOpen('door')}>
              {words.otherHelper}
            </Button>
          </div>
        </Sheet>
      )}
      {typeof open === 'object' && <ChangeSheet entry={open} onClose={close} />}
    </>
  )
}

interface BarProps {
  onFind: () => void
  onMenu: () => void
}

const LOW_BATTERY = 20
const onBar =
  'flex size-12 flex-none items-center justify-center rounded-full text-cream ring-1 ring-gold/50 hover:bg-cream/10'

function Bar({ onFind, onMenu }: BarProps) {
  const { words } = useLanguage()
  const { device } = useQueue()
  const [battery, setBattery] = useState(batteryPercent)
  useEffect(() => void watchBattery(() => setBattery(batteryPercent())), [])
  return (
    <header className="sticky top-0 z-10 bg-wine text-cream shadow-lift">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-2 px-4 py-2.5">
        <EnvelopeMark className="h-8 w-10 flex-none max-[22rem]:hidden" />
        <div className="min-w-12 flex-1 leading-snug">
          <p className="truncate font-heading text-lg">{device.helper}</p>
          {battery !== null && battery <= LOW_BATTERY && (
            <p className="font-semibold text-saffron text-sm">{words.battery(battery)}</p>
          )}
        </div>
        <LanguageSwitch />
        <button type="button" aria-label={words.find} onClick={onFind} className={onBar}>
          <svg viewBox="0 0 24 24" className="size-6" fill="none" stroke="currentColor" aria-hidden="true">
            <circle cx="10.5" cy="10.5" r="6.5" strokeWidth="2" />
            <path d="m15.5 15.5 5 5" strokeWidth="2" strokeLinecap="round" />
          </svg>
        </button>
        <button type="button" aria-label={words.menu} onClick={onMenu} className={onBar}>
          <svg viewBox="0 0 24 24" className="size-6" fill="currentColor" aria-hidden="true">
            <circle cx="12" cy="5" r="2" />
            <circle cx="12" cy="12" r="2" />
            <circle cx="12" cy="19" r="2" />
          </svg>
        </button>
      </div>
      <div className="bg-wine-deep">
        <div className="mx-auto max-w-6xl px-4 py-1.5 text-sm">
          <StatusLine />
        </div>
      </div>
    </header>
  )
}
