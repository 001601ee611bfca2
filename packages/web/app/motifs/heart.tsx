// The heart between two names, drawn because phones replace the character by their own picture.
import { HEART } from './shapes.ts'

/** Reads as `♥`, so that the names around it are read as one title. */
export function Heart({ className }: { className?: string }) {
  return (
    <>
      <span className="sr-only">♥</span>
      <svg viewBox="0 0 24 22" className={className} aria-hidden="true">
        <path fill="currentColor" d={HEART} />
      </svg>
    </>
  )
}
