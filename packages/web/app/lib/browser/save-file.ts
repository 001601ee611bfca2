// Downloads a file that was made in the browser, or by the server for its host.

/** Long after the browser has begun to read it. */
const KEPT_MS = 60_000

/** Downloads `content` as `name`, which fileName has made. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
}

const TYPES = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** A file that the server made, which it answers in base64. */
export const serversFile = (format: keyof typeof TYPES, base64: string): Blob =>
  new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], { type: TYPES[format] })
