// Downloads a file that was made in the browser, or by the server for its host.
import { fileName } from './file-name.ts'

/** Long after the browser has begun to read it. */
const KEPT_MS = 60_000

const TYPES: Record<string, string> = {
  csv: 'text/csv;charset=utf-8',
  json: 'application/json',
  pdf: 'application/pdf',
  png: 'image/png',
  txt: 'text/plain;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** Downloads `content` as `fileName(title, ending)`. */
export function saveFile(content: BlobPart, title: string, ending: string): void {
  const type = TYPES[ending.slice(ending.lastIndexOf('.') + 1)]
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName(title, ending)
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
}

/** A file that the server made, which it answers in base64. */
export const serversFile = (base64: string): BlobPart =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
