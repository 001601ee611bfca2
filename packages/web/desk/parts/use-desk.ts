// Gives the screens the desk of this page and its present state.
import { createContext, use, useSyncExternalStore } from 'react'
import type { Desk, DeskState } from '../queue/desk.ts'
import type { Queue } from '../queue/queue.ts'

export const DeskContext = createContext<Desk | null>(null)

export function useDesk(): Desk {
  const desk = use(DeskContext)
  if (!desk) throw new Error('The page has a desk.')
  return desk
}

export function useDeskState(): DeskState {
  const desk = useDesk()
  return useSyncExternalStore(desk.subscribe, desk.state)
}

/** For screens that are there only after the PIN. */
export function useQueue(): Queue {
  const { queue } = useDeskState()
  if (!queue) throw new Error('The desk was entered.')
  return queue
}
