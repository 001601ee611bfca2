// What is wrong with a command of a document: a script, an option, a test or a variable that does not exist, or that nobody tries.
import { readArguments } from '../checks/read-arguments.mjs'
import { explain } from '../processes/refusal.mjs'
import { OTHERS, SCRIPTS, type Tried } from './tried.ts'

export type Surroundings = {
  /** Of package.json. */
  scripts: Record<string, string>
  /** All files, by path. */
  files: ReadonlyMap<string, string>
  /** All checks of `npm test`. */
  checks: Parameters<typeof readArguments>[1]
  /** Names of environment variables that something of ours reads. */
  isRead(variable: string): boolean
}

const VARIABLES = /^(?:[A-Z_]+=\S+ )+/
const SCRIPT = /^npm (?:run (?:-s )?)?([\w:-]+)(?: -- (.*))?$/
const OWN_OF_NPM = /^npm (audit|sbom|ci)\b/

const complaintsAboutTried = (tried: Tried, files: Surroundings['files']): string[] => {
  if ('not' in tried) return []
  const text = files.get(tried.by)
  if (text === undefined) return [`is tried by ${tried.by}, which does not exist`]
  return text.includes(tried.says) ? [] : [`is tried by ${tried.by}, which says no “${tried.says}”`]
}

/** Parts of paths, as a runner takes them; options of its own are left to it. */
const filtersIn = (tests: string[]): string[] =>
  tests.filter((test) => !test.startsWith('-') && !test.startsWith("'"))

function complaintsAboutTests(rest: string, { files, checks }: Surroundings): string[] {
  const args = rest.split(' ').filter(Boolean)
  try {
    const { tests } = readArguments(args, checks)
    const isPath = (part: string) => [...files.keys()].some((path) => path.includes(part))
    return filtersIn(tests)
      .filter((part) => !isPath(part))
      .map((part) => `names tests in “${part}”, and no path has it`)
  } catch (error) {
    return [explain(error)]
  }
}

function complaintsAboutScript(name: string, rest: string, around: Surroundings): string[] {
  const { scripts, files } = around
  const tried = SCRIPTS[name]
  if (!scripts[name]) return [`names the script ${name}, which package.json does not have`]
  if (!tried) return [`is not in tools/commands/tried.ts: say which test runs it, or why none does`]
  if (name === 'test' || name === 'test:all') return complaintsAboutTests(rest, around)
  const reads = tried.options && files.get(tried.options)
  const options = [...rest.matchAll(/(?:^| )--([\w-]+)/g)].map(([, option]) => option ?? '')
  const [part = ''] = tried.parts ? rest.split(' ') : []
  return [
    ...complaintsAboutTried(tried, files),
    ...[...options, ...(part ? [part] : [])]
      .filter((option) => !new RegExp(String.raw`\b${option}\b`).test(reads || ''))
      .map((option) => `has ${option}, which ${tried.options ?? 'nothing'} does not read`),
  ]
}

/** Each as the end of a sentence that begins with the command. */
export function complaintsAbout(command: string, around: Surroundings): string[] {
  const [variables = ''] = VARIABLES.exec(command) ?? []
  const text = command.slice(variables.length)
  const unread = [...variables.matchAll(/([A-Z_]+)=/g)]
    .map(([, name]) => name ?? '')
    .filter((name) => !around.isRead(name))
    .map((name) => `sets ${name}, which nothing reads`)
  const [, name, rest = ''] = OWN_OF_NPM.test(text) ? [] : (SCRIPT.exec(text) ?? [])
  if (name) return [...unread, ...complaintsAboutScript(name, rest, around)]
  const [, tried] = OTHERS.find(([begins]) => begins.test(text)) ?? []
  if (!tried)
    return [...unread, 'is not in tools/commands/tried.ts: say which test runs it, or why none does']
  return [...unread, ...complaintsAboutTried(tried, around.files)]
}
