// Removes the second of the two ways in which Tailwind writes a colour with an opacity: bytes for the same colour.

/** `@supports` with one rule, whose colour is mixed with `transparent`. The text's own colour has no other way. */
const MIXED =
  /@supports \(color: ?color-mix\(in lab, ?red, ?red\)\) ?\{\s*[^{}]*\{(?![^{}]*currentcolor)[^{}]*\}\s*\}/gi

/** A plugin for Vite. The first way is `#rrggbbaa`, which any browser knows; a mix with `transparent` in oklab is the same. */
export const plainOpacity = () => ({
  name: 'plain-opacity',
  enforce: 'pre' as const,
  transform: (code: string, id: string) => (/\.css(\?|$)/.test(id) ? code.replace(MIXED, '') : undefined),
})
