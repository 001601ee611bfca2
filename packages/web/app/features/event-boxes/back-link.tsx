// The way back from an event box.
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'

export function BackLink() {
  return (
    <Link
      to={paths.dashboard.href()}
      className="-mt-2 mb-2 -ml-2 inline-flex min-h-12 items-center gap-2 rounded-field px-2 font-semibold text-maroon hover:bg-maroon-wash"
    >
      <ArrowLeft className="size-5" aria-hidden="true" />
      Back to Dashboard
    </Link>
  )
}
