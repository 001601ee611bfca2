// Names a statement by what it does to which tables, without its values: `insert payments, contributions`.

/** Not of `for update`, `for no key update`, `on conflict do update`. */
const WRITING_VERB = /(?<!\b(?:for|key|do) )\b(insert|update|delete)\b/i
const VERB = /^\W*(?:with\b.*?\b(select)|(\w+))/is
/** A statement that is one call of a function: what it does to which tables stands there. */
const CALL = /^\s*select\s+(?:\*\s+from\s+)?([a-z_]\w*)\(\$1\b/i
const TABLE = /\b(?:into\s+"?([a-z_]\w*)\b|(?:from|update|join)\s+(?:only\s+)?"?([a-z_]\w*)\b"?(?!\s*\())/gi
/** A part of the statement that has a name (WITH), and is no table. */
const PART = /\b([a-z_]\w*)\s+as\s+(?:materialized\s+)?\(/gi
/** Words that stand where a table may. */
const NO_TABLES: ReadonlySet<string> = new Set([
  'select',
  'set',
  'lateral',
  'unnest',
  'values',
  'of',
  'skip',
  'nowait',
])
const MOST_TABLES = 8

/** `text`: as it is sent, with placeholders. */
export function statementName(text: string): string {
  const called = CALL.exec(text)?.[1]
  if (called) return `call ${called}`
  const [, selects, word] = VERB.exec(text) ?? []
  const verb = WRITING_VERB.exec(text)?.[1] ?? selects ?? word ?? 'statement'
  const parts = new Set(Array.from(text.matchAll(PART), ([, part]) => part))
  const tables = new Set(
    Array.from(text.matchAll(TABLE), ([, into, other = '']) => (into ?? other).toLowerCase()).filter(
      (table) => !NO_TABLES.has(table) && !parts.has(table),
    ),
  )
  return [verb.toLowerCase(), [...tables].slice(0, MOST_TABLES).join(', ')].filter(Boolean).join(' ')
}
