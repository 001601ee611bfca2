// Bigger letters and buttons, for who reads at arm's length: a choice that stays on this device until its host logs out.
import { useSyncExternalStore } from 'react'
import { storedChoice } from '../browser/stored-choice.ts'

const ON = 'on'
const choice = storedChoice('big-letters')
const areBig = (): boolean => choice.read() === ON

/** False on the server. */
export const useBigLetters = (): boolean => useSyncExternalStore(choice.subscribe, areBig, () => false)

export const switchBigLetters = (on: boolean): void => choice.write(on ? ON : null)
