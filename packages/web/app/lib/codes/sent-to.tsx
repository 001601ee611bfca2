// The address that a code was sent to, on a line of its own, so that the text below does not move when it is loaded.
import { Skeleton } from '../../ui/states/skeleton.tsx'

/** An empty `email` is not known yet. Not within a paragraph, because its skeleton is a block. */
export function SentTo({ email }: { email: string }) {
  if (email === '')
    return (
      <div className="flex h-[1lh] items-center">
        <Skeleton className="h-5 w-56" />
      </div>
    )
  return <strong className="wrap-anywhere block font-semibold text-ink">{email}</strong>
}
