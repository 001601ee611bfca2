// Stands where the dashboard's figures would, when they could not be fetched.
import { CloudOff } from 'lucide-react'
import { sentencesOf } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'

interface DashboardFailedProps {
  /** Null while it is tried again. */
  error: Error | null
  isFetching: boolean
  onRetry: () => void
}

export function DashboardFailed({ error, isFetching, onRetry }: DashboardFailedProps) {
  return (
    <Card className="flex flex-col items-center py-12 text-center sm:py-16">
      <span className="mb-5 flex size-16 items-center justify-center rounded-full bg-maroon-wash text-maroon">
        <CloudOff className="size-7" aria-hidden="true" />
      </span>
      <h2 className="text-3xl leading-tight">Your figures did not arrive</h2>
      <p className="mt-2 min-h-12 max-w-md text-lg text-muted">
        Nothing is lost: every gift is on record. {error && sentencesOf(error).join(' ')}
      </p>
      <Button className="mt-6" onClick={onRetry} busy={isFetching} busyLabel="Trying again...">
        Try again
      </Button>
    </Card>
  )
}
