// What a Content-Security-Policy must say so that the inline scripts of a document run, and no other.
import { createHash } from 'node:crypto'

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g

/** A source for `script-src` for each inline script. Only for documents in which nothing is that a visitor or a host wrote. */
export const inlineScriptSources = (html: string): string[] =>
  [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !/\bsrc=/.test(attributes))
    .map(([, , script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
