// An open envelope with a card in it: decoration.
export function OpenEnvelope() {
  return (
    <div className="relative h-60 w-76 animate-rise" aria-hidden="true">
      <svg viewBox="0 0 304 240" className="absolute inset-0" fill="none" aria-hidden="true">
        <path d="M8 108 140 12a20 20 0 0 1 24 0l132 96z" className="fill-maroon-light" />
        <rect x="2" y="100" width="300" height="138" rx="18" className="fill-maroon-dark" />
      </svg>
      <div className="-translate-x-1/2 absolute top-8 left-1/2 h-44 w-62 rounded-card bg-card px-5 pt-4 text-left text-ink shadow-lift">
        <p className="text-muted text-sm">With love and blessings</p>
        <p className="mt-0.5 flex items-baseline justify-between gap-3">
          <span className="font-semibold text-lg" lang="hi">
            अनन्या राव
          </span>
          <span className="font-heading text-2xl text-maroon">₹1,101</span>
        </p>
      </div>
      <svg viewBox="0 0 304 240" className="absolute inset-0 drop-shadow-lg" fill="none" aria-hidden="true">
        <path
          d="M2 118a8 8 0 0 1 12.6-6.6L139 198a23 23 0 0 0 26 0l124.4-86.6A8 8 0 0 1 302 118v102a18 18 0 0 1-18 18H20a18 18 0 0 1-18-18z"
          className="fill-maroon"
        />
        <path
          d="M14.6 111.4 139 198a23 23 0 0 0 26 0l124.4-86.6"
          className="stroke-saffron"
          strokeWidth="1.5"
        />
        <path d="M12 232 108 178M292 232 196 178" className="stroke-maroon-light" strokeWidth="1.5" />
      </svg>
    </div>
  )
}
