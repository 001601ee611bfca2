// Downloads a file that was made in the browser.

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
