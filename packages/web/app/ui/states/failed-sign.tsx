// The icon above data that could not be loaded.
import { CloudOff } from 'lucide-react'

export function FailedSign() {
  return (
    <span className="flex size-16 flex-none items-center justify-center rounded-full bg-maroon-wash text-maroon">
      <CloudOff className="size-7" aria-hidden="true" />
    </span>
  )
}
