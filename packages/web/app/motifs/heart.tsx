// The heart between two names, drawn because phones replace the character by their own picture.
/** Reads as `♥`, so that the names around it are read as one title. */
export function Heart({ className }: { className?: string }) {
  return (
    <>
      <span className="sr-only">♥</span>
      <svg viewBox="0 0 24 22" className={className} aria-hidden="true">
        <path
          fill="currentColor"
          d="M12 21.5C9.5 17.8 1 13.2 1 6.8 1 3.3 3.6.8 6.7.8c2.4 0 4.3 1.3 5.3 3.3C13 2.1 14.9.8 17.3.8 20.4.8 23 3.3 23 6.8c0 6.4-8.5 11-11 14.7z"
        />
      </svg>
    </>
  )
}
