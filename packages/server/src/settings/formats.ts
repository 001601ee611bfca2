// The formats in which settings are written, several of them in more than one variable.
import { isIP } from 'node:net'
import * as z from 'zod'

/** Digits alone: `0x50`, `3e3` and a blank would be numbers, too. */
const whole = z
  .string()
  .regex(/^\d{1,12}$/)
  .transform(Number)
export const decimal = z
  .string()
  .regex(/^\d{1,9}(\.\d{1,6})?$/)
  .transform(Number)
export const between = (least: number, most: number) => whole.pipe(z.number().min(least).max(most))
export const port = between(1, 65535)

/** An address of this machine, or a name. */
export const host = z.string().refine((text) => isIP(text) > 0 || /^[a-z\d]([\w.-]*\w)?$/i.test(text))

/** A path or a password would be ignored, so an origin that has one is refused; `*.lifafa.example` is no address of a page. */
const isOrigin = (url: string): boolean => {
  if (!URL.canParse(url)) return false
  const { pathname, search, hash, username, password, hostname } = new URL(url)
  return pathname === '/' && search + hash + username + password === '' && !hostname.includes('*')
}
export const origin = z
  .url({ protocol: /^https?$/ })
  .refine(isOrigin)
  .transform((url) => new URL(url).origin)

/** The driver would end the start at a `%` that encodes nothing, without naming the setting. */
const isEncoded = (parts: readonly string[]): boolean => parts.every((part) => !/%(?![\da-f]{2})/i.test(part))
/** With the name of a database: without one the driver takes that of its user. */
const isDatabase = (url: string): boolean => {
  if (!URL.canParse(url)) return false
  const { protocol, pathname, username, password, port: number } = new URL(url)
  return (
    /^postgres(ql)?:$/.test(protocol) &&
    /^\/[^/]+$/.test(pathname) &&
    number !== '0' &&
    isEncoded([username, password, pathname])
  )
}
export const database = z.string().refine(isDatabase)

/** A name without a password signs in with an empty one; of the parameters that the library reads, `secure` and others end TLS. */
const isMailServer = (url: string): boolean => {
  if (!URL.canParse(url)) return false
  const { hostname, username, password, searchParams } = new URL(url)
  const isOfTls = (name: string) => name.startsWith('tls.')
  return hostname !== '' && (username === '') === (password === '') && [...searchParams.keys()].every(isOfTls)
}
export const mailServer = z.url({ protocol: /^smtps?$/ }).refine(isMailServer)

/** Paths are added to it: `/v1` would stand in them twice. */
export const apiAddress = z.url({ protocol: /^https?$/ }).refine((url) => !/\/v1\/?$/.test(url))
/** `~` and `$` are a shell's: in a file of settings they would be the name of a folder. */
export const folder = z.string().regex(/^(?![~/]$|~\/)[^$]+$/)

export const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
)

const UNIT_MS = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 }
/** `2m`, `72h`, in milliseconds. Never zero: a scheduled task without a pause would run without end. */
export const duration = z
  .string()
  .regex(/^[1-9]\d{0,5}(ms|s|m|h)$/)
  .transform((text) => parseInt(text, 10) * UNIT_MS[text.replace(/\d+/, '') as keyof typeof UNIT_MS])

/** `2027-01-26`: days on which banks in India are closed. */
export const days = list.pipe(z.array(z.iso.date().regex(/^20/)))
