// Stands where fetched things would, when they could not be fetched.
import { CloudOff } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { sentencesOf } from './api-error.ts'

interface FailedPanelProps {
  title: string
  /** Null while it is tried again. */
  error: Error | null
  isFetching: boolean
  onRetry: () => void
}

/** Give it as long as it is tried again, too: its button keeps its place and the focus. */
export function FailedPanel({ title, error, isFetching, onRetry }: FailedPanelProps) {
  return (
    <Card className="flex flex-col items-center py-12 text-center sm:py-16">
      <span className="mb-5 flex size-16 items-center justify-center rounded-full bg-maroon-wash text-maroon">
        <CloudOff className="size-7" aria-hidden="true" />
      </span>
      <h2 className="text-3xl leading-tight">{title}</h2>
      <p className="mt-2 min-h-12 max-w-md text-lg text-muted">
        Nothing is lost: every gift is on record. {error && sentencesOf(error).join(' ')}
      </p>
      <Button className="mt-6" onClick={onRetry} busy={isFetching} busyLabel="Trying again...">
        Try again
      </Button>
    </Card>
  )
}
