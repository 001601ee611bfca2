// The style shared by all inputs for text.
export const controlStyle =
  'block w-full min-w-0 appearance-none rounded-field border border-field-line bg-card px-4 text-ink transition-colors placeholder:text-muted hover:border-ink/60 read-only:border-line read-only:bg-paper read-only:text-muted aria-invalid:border-danger aria-invalid:bg-danger-wash/40 disabled:opacity-60'
