// A divider: a gold hairline that opens into a small lotus.
export function Divider({ className = '' }: { className?: string }) {
  return (
    <div className={`flex items-center justify-center gap-3 text-gold ${className}`}>
      <span className="h-px w-full max-w-24 bg-[linear-gradient(to_left,currentColor,transparent)]" />
      <svg
        viewBox="0 0 44 18"
        className="h-4 w-10 flex-none"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
      >
        <path d="M22 1c4.5 5 4.5 11 0 16-4.5-5-4.5-11 0-16z" />
        <path d="M17.8 5.5C13.5 5 11 6.5 9.5 8.5c2.5 5 7 8 12.5 8.5M26.2 5.5C30.5 5 33 6.5 34.5 8.5 32 13.5 27.5 16.5 22 17" />
        <path d="M10.5 11C7 10.7 4.5 12 3 14c4.5 2.5 10 3.5 19 3M33.5 11c3.5-.3 6 1 7.5 3-4.5 2.5-10 3.5-19 3" />
        <circle cx="22" cy="9" r="1.2" fill="currentColor" />
      </svg>
      <span className="h-px w-full max-w-24 bg-[linear-gradient(to_right,currentColor,transparent)]" />
    </div>
  )
}
