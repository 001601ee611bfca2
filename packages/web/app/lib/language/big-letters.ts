// Bigger letters and buttons, for who reads at arm's length: a choice that stays on this device.
import { useSyncExternalStore } from 'react'
import { storedChoice } from '../browser/stored-choice.ts'

/** A log-out leaves this entry: the host signs in again with the same eyes. */
export const BIG_LETTERS = 'big-letters'
const ON = 'on'
const choice = storedChoice(BIG_LETTERS)
const areBig = (): boolean => choice.read() === ON

/** False on the server. */
export const useBigLetters = (): boolean => useSyncExternalStore(choice.subscribe, areBig, () => false)

export const switchBigLetters = (on: boolean): void => choice.write(on ? ON : null)
