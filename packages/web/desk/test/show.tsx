// Renders parts of the desk in a document, at a desk that answers nothing.
import type { Entry } from '@lifafa/contract/endpoints/register/entry'
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, vi } from 'vitest'
import { DeskProvider } from '../parts/use-desk.tsx'
import type { Desk } from '../queue/desk.ts'
import type { Queue } from '../queue/queue.ts'
import type { DeskState } from '../queue/state.ts'
import { LanguageProvider } from '../words.tsx'

afterEach(cleanup)

/** `listed`: the desk's entries as the server has them. */
export function show(
  queue: Queue,
  content: ReactNode,
  { listed = [], ...more }: Partial<DeskState> & { listed?: readonly Entry[] } = {},
) {
  const state = {
    ...{ queue, obstacle: null, isConnected: true, isFull: false, others: [], names: [], handovers: [] },
    ...more,
  }
  const unanswered = () => vi.fn(() => new Promise<never>(() => undefined))
  const acts = {
    ...{ keepStored: unanswered(), strikeOut: unanswered(), count: unanswered() },
    ...{ handOver: unanswered(), removeHandover: unanswered(), change: unanswered(), paid: unanswered() },
  }
  // The parts under test ask a desk for no more.
  const desk = {
    ...acts,
    state: () => state,
    listed: () => listed,
    subscribe: () => () => undefined,
  } as unknown as Desk
  render(
    <LanguageProvider>
      <DeskProvider desk={desk}>{content}</DeskProvider>
    </LanguageProvider>,
  )
  return acts
}
