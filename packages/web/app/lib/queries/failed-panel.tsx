// Shown in the place of data that could not be loaded, with a button to retry.
import { connectionSentences } from '@lifafa/contract/sentences/connection'
import { Button } from '../../ui/buttons/button.tsx'
import { Card } from '../../ui/display/card.tsx'
import { FailedSign } from '../../ui/states/failed-sign.tsx'
import { sentencesOf } from '../network/api-error.ts'

interface FailedPanelProps {
  title: string
  /** Null during a retry. */
  error: Error | null
  isFetching: boolean
  onRetry: () => void
}

/** Keep it mounted during a retry, so that its button keeps its place and the focus. */
export function FailedPanel({ title, error, isFetching, onRetry }: FailedPanelProps) {
  return (
    <Card className="flex flex-col items-center justify-center gap-4 text-center md:flex-row md:gap-6 md:text-left">
      <FailedSign />
      <div className="min-w-0 md:flex-1">
        <h2 className="text-2xl leading-tight sm:text-3xl">{title}</h2>
        <p className="mt-1.5 min-h-12 text-muted">
          {[connectionSentences.nothingLost, ...(error ? sentencesOf(error) : [])].join(' ')}
        </p>
      </div>
      <Button className="flex-none" onClick={onRetry} busy={isFetching} busyLabel="Trying again...">
        Try again
      </Button>
    </Card>
  )
}
