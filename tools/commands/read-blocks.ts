// Reads the fenced blocks and the commands of a Markdown document.

export type Block = { line: number; language: string; text: string }
export type Command = { line: number; text: string }

const FENCE = /^\s*```(.*)$/
/** Programs whose names begin a command where they stand in backticks. */
const PROGRAMS =
  'npm|npx|node|apt-get|caddy|chmod|chown|curl|docker|git|journalctl|openssl|patronictl|pg_ctl|psql|su|systemctl|systemd-analyze'
const INLINE = new RegExp(String.raw`\`((?:[A-Z_]+=\S+ )*(?:${PROGRAMS}) [^\`]*|-- --[^\`]*)\``, 'g')

/** Also a block that is never closed: it goes on to the end. */
export function readBlocks(markdown: string): Block[] {
  const blocks: Block[] = []
  let open: Block | undefined
  for (const [index, line] of markdown.split('\n').entries()) {
    const [, language] = FENCE.exec(line) ?? []
    if (language === undefined) {
      if (open) open.text += `${line}\n`
    } else if (open) open = undefined
    else {
      open = { line: index + 2, language, text: '' }
      blocks.push(open)
    }
  }
  return blocks
}

/** The lines of a shell block: without comments, and without what a command reads (`<<'END'`); a line that ends in `\` goes on. */
const linesOf = ({ line, text }: Block): Command[] => {
  let end: string | undefined
  return text
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .map((one, index) => {
      const isRead = end !== undefined
      if (isRead && one === end) end = undefined
      else if (!isRead) end = /<<'(\w+)'/.exec(one)?.[1]
      return { line: line + index, text: isRead ? '' : one.replace(/(^|\s+)# .*$/, '').trim() }
    })
    .filter((command) => command.text !== '')
}

/** What somebody typed in a block that also shows what came: lines with `$ `. */
const typedIn = ({ line, text }: Block): Command[] =>
  text
    .split('\n')
    .flatMap((one, index) => (one.startsWith('$ ') ? [{ line: line + index, text: one.slice(2) }] : []))

const withoutBlocks = (markdown: string): string => {
  let isOpen = false
  return markdown
    .split('\n')
    .map((line) => {
      const isFence = FENCE.test(line)
      if (isFence) isOpen = !isOpen
      return isOpen || isFence ? '' : line
    })
    .join('\n')
}

/** Every command of a document, each of those that `&&` joins by itself. `-- --option` stands for the command before it. */
export function readCommands(markdown: string): Command[] {
  const blocks = readBlocks(markdown)
  const inline = withoutBlocks(markdown)
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(INLINE)].map(([, text = '']) => ({ line: index + 1, text: text.trim() })),
    )
  const all = [
    ...blocks.filter(({ language }) => language === 'sh').flatMap(linesOf),
    ...blocks.filter(({ language }) => language === 'console').flatMap(typedIn),
    ...inline,
  ].sort((one, other) => one.line - other.line)
  let script = ''
  return all
    .flatMap(({ line, text }) => text.split(' && ').map((part) => ({ line, text: part.trim() })))
    .map(({ line, text }) => {
      const whole = text.startsWith('-- ') ? `${script} ${text}` : text
      script = /^npm run [\w:-]+/.exec(whole)?.[0] ?? script
      return { line, text: whole }
    })
}
