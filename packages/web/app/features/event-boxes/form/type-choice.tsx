// Step 1 of creating an event box: its type.

import type { EventType } from '@lifafa/contract/event-type'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { useEffect, useRef } from 'react'
import { useSentences } from '../../../lib/language/language.tsx'
import { Diya } from '../../../motifs/diya.tsx'
import { Varmala } from '../../../motifs/varmala.tsx'

const choices = [
  { type: 'marriage', Picture: Varmala },
  { type: 'other', Picture: Diya },
] as const

interface TypeChoiceProps {
  /** Receives the focus on going back. */
  focused: EventType | undefined
  onChoose: (type: EventType) => void
}

export function TypeChoice({ focused, onChoose }: TypeChoiceProps) {
  const { types, typeTexts } = useSentences('eventBoxes', eventBoxSentences)
  const chosen = useRef<HTMLButtonElement>(null)
  useEffect(() => chosen.current?.focus(), [])
  return (
    <div className="grid gap-3.5 pt-1 sm:grid-cols-2 sm:gap-4">
      {choices.map(({ type, Picture }) => (
        <button
          key={type}
          ref={type === focused ? chosen : undefined}
          type="button"
          onClick={() => onChoose(type)}
          className="group flex items-center gap-5 rounded-card border border-line bg-paper p-5 text-left transition-[border-color,background-color,box-shadow,transform] duration-200 hover:border-marigold hover:bg-selected hover:shadow-lift active:scale-[0.985] sm:flex-col sm:gap-4 sm:px-5 sm:py-8 sm:text-center"
        >
          <Picture className="h-16 flex-none transition-transform duration-300 ease-spring group-hover:scale-105 sm:h-22" />
          <span className="min-w-0">
            <span className="block font-heading text-[1.4rem] leading-tight">{types[type]}</span>
            <span className="mt-1 block text-muted leading-snug">{typeTexts[type]}</span>
          </span>
        </button>
      ))}
    </div>
  )
}
