// Stands where the profile's form would, when the profile could not be fetched.
import { CloudOff } from 'lucide-react'
import { sentencesOf } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'

interface ProfileFailedProps {
  /** Null while it is tried again. */
  error: Error | null
  isFetching: boolean
  onRetry: () => void
}

export function ProfileFailed({ error, isFetching, onRetry }: ProfileFailedProps) {
  return (
    <div className="flex flex-col items-center py-10 text-center sm:py-14">
      <span className="mb-5 flex size-16 items-center justify-center rounded-full bg-maroon-wash text-maroon">
        <CloudOff className="size-7" aria-hidden="true" />
      </span>
      <h3 className="text-2xl leading-tight">Your profile did not arrive</h3>
      <p className="mt-2 min-h-14 max-w-md text-lg text-muted">
        It is safe with us. {error && sentencesOf(error).join(' ')}
      </p>
      <Button className="mt-6" onClick={onRetry} busy={isFetching} busyLabel="Trying again...">
        Try again
      </Button>
    </div>
  )
}
