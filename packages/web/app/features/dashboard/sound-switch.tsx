// The switch for a sound with each contribution that arrives while the dashboard is open.
import { dashboardSentences } from '@lifafa/contract/sentences/host/dashboard'
import { Bell, BellOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { browserStore } from '../../lib/browser/browser-storage.ts'
import { useSentences } from '../../lib/language/language.tsx'
import { useLiveUpdates } from '../../lib/live-updates/live-updates.ts'

export function SoundSwitch() {
  const { sound } = useSentences('dashboard', dashboardSentences)
  const [isOn, setOn] = useState(false)
  // Storage is not read on the server.
  useEffect(() => setOn(isSoundOn()), [])
  useLiveUpdates({
    received: ({ boxes }) => {
      if (isOn && boxes.length > 0) playGiftSound()
    },
  })

  function toggle() {
    const next = !isOn
    setOn(next)
    switchSound(next)
    // The host hears what it will be, and the browser lets the page play from now on.
    if (next) playGiftSound()
  }

  const Icon = isOn ? Bell : BellOff
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={toggle}
      className="-my-2 flex min-h-12 items-center gap-2 rounded-field px-2 text-muted hover:text-maroon aria-pressed:text-maroon"
    >
      <Icon className="size-5" aria-hidden="true" />
      {sound}
    </button>
  )
}

const KEY = 'gift-sound'
const ON = 'on'

/** In hertz: E and B of the fifth octave, one after the other. */
const NOTES = [659.25, 987.77]
const NOTE_APART_S = 0.12
const LASTS_S = 0.9
const VOLUME = 0.12

const isSoundOn = (): boolean => browserStore.getItem(KEY) === ON

function switchSound(on: boolean): void {
  if (on) browserStore.setItem(KEY, ON)
  else browserStore.removeItem(KEY)
}

let context: AudioContext | undefined

/** Two soft notes. Browsers wait until the page was touched once: gifts of before stay silent, and do not sound all at once then. */
async function playGiftSound(): Promise<void> {
  context ??= new AudioContext()
  const receivedAt = Date.now()
  await context.resume()
  if (Date.now() - receivedAt > LASTS_S * 1000) return
  for (const [place, frequency] of NOTES.entries()) playNote(context, frequency, place * NOTE_APART_S)
}

function playNote(audio: AudioContext, frequency: number, after: number): void {
  const start = audio.currentTime + after
  const volume = new GainNode(audio, { gain: 0 })
  volume.gain.linearRampToValueAtTime(VOLUME, start + 0.02)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + LASTS_S)
  const note = new OscillatorNode(audio, { type: 'sine', frequency })
  note.connect(volume).connect(audio.destination)
  note.start(start)
  note.stop(start + LASTS_S)
}
