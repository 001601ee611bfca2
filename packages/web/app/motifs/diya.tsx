// A clay lamp with its flame: the icon of events other than marriages.
export function Diya({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 72 56" className={className} aria-hidden="true">
      <path
        className="stroke-gold"
        fill="none"
        strokeWidth="1.4"
        strokeLinecap="round"
        d="M36 1.5v3M21.5 5.5l1.7 2.6M50.5 5.5l-1.7 2.6M12 16l2.9 1.2M60 16l-2.9 1.2"
      />
      <path
        className="fill-marigold"
        d="M36 8c6.5 7 8.5 11.3 8.5 15.2a8.5 8.5 0 0 1-17 0C27.5 19.3 29.5 15 36 8z"
      />
      <path
        className="fill-saffron"
        d="M36 15.5c3.6 4.2 4.9 6.7 4.9 9a4.9 4.9 0 0 1-9.8 0c0-2.3 1.3-4.8 4.9-9z"
      />
      <path className="fill-maroon" d="M6 31h60c-1 12.5-13 21-30 21S7 43.5 6 31z" />
      <path className="fill-[#862139]" d="M6 31h60c-.2 2-.6 3.9-1.3 5.6H7.3C6.6 34.9 6.2 33 6 31z" />
      <path
        className="stroke-saffron"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="0 6.65"
        d="M16 42.5c11.5 5.3 28.5 5.3 40 0"
      />
      <ellipse cx="36" cy="31" rx="30" ry="3.6" className="fill-gold" />
      <ellipse cx="36" cy="31" rx="26.5" ry="2.3" className="fill-wine" />
      <path className="stroke-cream" strokeWidth="2" strokeLinecap="round" d="M36 31v-3.5" />
    </svg>
  )
}
