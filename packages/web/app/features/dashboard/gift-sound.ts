// Plays two soft notes when a contribution arrives, if the host has switched the sound on.
import { browserStore } from '../../lib/browser/browser-storage.ts'

const KEY = 'gift-sound'
const ON = 'on'

/** In hertz: E and B of the fifth octave, one after the other. */
const NOTES = [659.25, 987.77]
const NOTE_APART_S = 0.12
const LASTS_S = 0.9
const VOLUME = 0.12

export const isSoundOn = (): boolean => browserStore().getItem(KEY) === ON

export function switchSound(on: boolean): void {
  if (on) browserStore().setItem(KEY, ON)
  else browserStore().removeItem(KEY)
}

let context: AudioContext | undefined

/** Browsers play nothing before the page was touched once: then it stays silent. */
export async function playGiftSound(): Promise<void> {
  context ??= new AudioContext()
  await context.resume()
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
