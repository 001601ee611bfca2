// Makes names for downloaded files: readable, and valid on every system.

/**
 * Bytes of UTF-8. File systems allow 255, some encrypted ones 143 and Windows 260 characters for the whole path; a
 * browser adds ` (1)` to a name that exists.
 */
const MAX_BYTES = 140

/** Refused by Windows or other systems, or special to a shell or a browser. */
const FORBIDDEN = /[<>:"/\\|?*%~\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu
/** Reserved by Windows for devices, with any extension. https://learn.microsoft.com/windows/win32/fileio/naming-a-file */
const DEVICE = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\s*(\.|$))/i

const letters = new Intl.Segmenter('hi', { granularity: 'grapheme' })
const bytesOf = (text: string): number => new TextEncoder().encode(text).length

/** The longest beginning of `text` within `max` bytes; no letter loses its vowel sign. */
function fitting(text: string, max: number): string {
  let fitted = ''
  let room = max
  for (const { segment } of letters.segment(text)) {
    room -= bytesOf(segment)
    if (room < 0) break
    fitted += segment
  }
  return fitted
}

/**
 * `fileName('Asha & Rohan', '_guests.csv')` gives `Asha & Rohan_guests.csv`. Invalid characters become `-`,
 * and a long name is cut in `title`, never in `ending`, which has the file's extension.
 */
export function fileName(title: string, ending: string): string {
  const plain = title.normalize('NFC').replace(FORBIDDEN, '-').replace(/\s+/g, ' ')
  // A leading dot hides a file, a leading hyphen looks like an option, and Windows drops trailing dots and spaces.
  const trimmed = fitting(plain.replace(/^[\s.-]+/, ''), MAX_BYTES - bytesOf(ending)).replace(/[\s.]+$/, '')
  return `${trimmed}${ending}`.replace(DEVICE, '$1-')
}
