// An open envelope with only a petal in it: decoration.
export function EmptyEnvelope({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 120 104" className={className} fill="none" aria-hidden="true">
      <path d="M6 47 53.6 9.4a10 10 0 0 1 12.8 0L114 47z" className="fill-maroon-light" />
      <path
        d="M14 46 55 13.6a8 8 0 0 1 10 0L106 46"
        className="stroke-saffron/60"
        strokeWidth="1.2"
        strokeLinecap="round"
      />
      <rect x="4" y="44" width="112" height="56" rx="10" className="fill-wine-deep" />
      <path d="M56 67c2-6 10-8 15-4-3 5-10 7-15 4z" className="fill-marigold" />
      <path d="M9 31c-1-5 3-10 8-10 1 5-2 10-8 10z" className="fill-saffron" />
      <path d="M104 22c5-2 10 0 11 5-5 2-10 0-11-5z" className="fill-marigold" />
      <path
        d="M4 57a4 4 0 0 1 6.3-3.3L52 83a14 14 0 0 0 16 0l41.7-29.3A4 4 0 0 1 116 57v33a10 10 0 0 1-10 10H14A10 10 0 0 1 4 90z"
        className="fill-maroon"
      />
      <path
        d="M8 97 42 76M112 97 78 76"
        className="stroke-maroon-light"
        strokeWidth="1.4"
        strokeLinecap="round"
      />
      <path
        d="M7 52.5 52 83a14 14 0 0 0 16 0l45-30.5"
        className="stroke-saffron"
        strokeWidth="1.4"
        strokeLinecap="round"
      />
    </svg>
  )
}
