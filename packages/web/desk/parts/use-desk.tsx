// Gives the screens the desk of this page and its present state.
import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import type { Desk } from '../queue/desk.ts'
import type { Queue } from '../queue/queue.ts'
import type { DeskState } from '../queue/state.ts'

const DeskContext = createContext<{ desk: Desk; state: DeskState } | null>(null)

/** Draws changes after the next frame: that one shows the empty card, for which the next guest waits, and lists follow. */
export function DeskProvider({ desk, children }: { desk: Desk; children: ReactNode }) {
  const [state, setState] = useState(desk.state)
  useEffect(() => {
    const draw = () => void requestAnimationFrame(() => setState(desk.state()))
    draw()
    return desk.subscribe(draw)
  }, [desk])
  return <DeskContext value={{ desk, state }}>{children}</DeskContext>
}

function useContextOfDesk() {
  const context = use(DeskContext)
  if (!context) throw new Error('The page has a desk.')
  return context
}

export const useDesk = (): Desk => useContextOfDesk().desk

export const useDeskState = (): DeskState => useContextOfDesk().state

/** For screens that are there only after the PIN. */
export function useQueue(): Queue {
  const { queue } = useDeskState()
  if (!queue) throw new Error('The desk was entered.')
  return queue
}
