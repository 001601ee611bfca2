// Computes the Content-Security-Policy sources of a document's inline scripts, so that no other script runs.
import { createHash } from 'node:crypto'

/** The source for `script-src` or `style-src` of one element's text. */
export const inlineSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g

/** A source for `script-src` for each inline script. Only for documents without any text of visitors or hosts. */
export const inlineScriptSources = (html: string): string[] =>
  [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !/\bsrc=/.test(attributes))
    .map(([, , script = '']) => inlineSource(script))
