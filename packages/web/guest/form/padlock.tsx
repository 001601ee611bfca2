// A closed padlock.
export function Padlock() {
  return (
    <svg
      viewBox="0 0 16 16"
      className="size-4 flex-none text-leaf"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <rect x="3" y="7" width="10" height="7" rx="2" strokeWidth="1.4" />
      <path d="M5.2 7V5a2.8 2.8 0 0 1 5.6 0v2" strokeWidth="1.4" />
    </svg>
  )
}
