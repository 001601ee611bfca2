// Shown while no box is selected.
import type { ListedBox } from '@lifafa/contract/endpoints/event-boxes'
import { guestsSentences as sentences } from '@lifafa/contract/sentences/host/guests'
import { Mandala } from '../../motifs/mandala.tsx'

/** `boxes` is undefined while loading: below a growing list, this would move. */
export function NoSelection({ boxes }: { boxes: ListedBox[] | undefined }) {
  return (
    <div
      className={`relative isolate flex min-h-64 flex-col items-center justify-center overflow-hidden rounded-card border border-gold/50 border-dashed bg-card/60 px-6 py-10 text-center lg:min-h-112 ${boxes ? '' : 'max-lg:hidden'}`}
    >
      <Mandala className="-z-10 absolute w-96 text-gold opacity-20" />
      <h2 className="text-2xl">{sentences.selectBox}</h2>
      <p className="mt-1 max-w-xs text-muted">
        {boxes?.length === 0 ? sentences.selectNoBoxText : sentences.selectBoxText}
      </p>
    </div>
  )
}
