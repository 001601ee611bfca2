// Shown where no guest of the box matches the search and the filters.
import { guestsSentences as sentences } from '@lifafa/contract/sentences/host/guests'
import { Button } from '../../../ui/buttons/button.tsx'

export function NoMatch({ onShowAll }: { onShowAll: () => void }) {
  return (
    <div className="flex flex-col items-center px-4 py-10 text-center">
      <h3 className="text-2xl">{sentences.noMatchTitle}</h3>
      <p className="mt-1 max-w-prose text-muted">{sentences.noMatchText}</p>
      <Button variant="secondary" className="mt-5" onClick={onShowAll}>
        {sentences.showAll}
      </Button>
    </div>
  )
}
