// A source file as the architecture rules see it: its code without comments, and its imports as paths in the repository.
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
const MADE = new Set(['node_modules', 'build', '.react-router', '.vite', 'data', 'test-results'])

export type Source = { path: string; text: string }

/** The files below `folder` whose name matches, as paths from the repository's root with `/`; made ones are left out. */
export function filesBelow(folder: string, name: RegExp): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return MADE.has(entry.name) ? [] : filesBelow(path, name)
    return name.test(entry.name) ? [path] : []
  })
}

export const readSources = (): Source[] =>
  ['packages', 'tools']
    .flatMap((folder) => filesBelow(folder, /\.(ts|tsx|mjs|sql)$/))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))

/** Comments as a whole: lines of comment that follow each other are one. */
const STRING_OR_COMMENT = {
  code: /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|\/\/[^\n]*(?:\n[ \t]*\/\/[^\n]*)*|\/\*[\s\S]*?\*\//g,
  sql: /('(?:''|[^'])*')|--[^\n]*(?:\n[ \t]*--[^\n]*)*/g,
}
const stringOrComment = (path: string): RegExp => STRING_OR_COMMENT[path.endsWith('.sql') ? 'sql' : 'code']
const IMPORT =
  /^[ \t]*(?:import|export)\b[\w\s{},*$]*?\bfrom\s*['"]([^'"]+)['"]|\bimport\s*\(?\s*['"]([^'"]+)['"]/gm

/** The code without its comments; line numbers stay. */
export const codeOf = ({ path, text }: Source): string =>
  text.replace(stringOrComment(path), (match, string) => string ?? match.replace(/[^\n]/g, ''))

/** The comments with their marks. */
export const commentsOf = ({ path, text }: Source): { comment: string; index: number }[] =>
  [...text.matchAll(stringOrComment(path))].flatMap(({ 0: comment, 1: string, index }) =>
    string === undefined ? [{ comment, index }] : [],
  )

export const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length

/** A repository path for what is ours, the specifier itself for packages and Node's own modules. */
function resolve(specifier: string, from: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier)
  const [, workspace, file] = /^@lifafa\/([^/]+)(?:\/(.+))?$/.exec(specifier) ?? []
  return workspace ? `packages/${workspace}/src/${file ?? 'start'}.ts` : specifier
}

/** Everything that a file imports or re-exports, types included. `line` is the first of the statement. */
export function importsOf(source: Source): { target: string; line: number }[] {
  const code = codeOf(source)
  return [...code.matchAll(IMPORT)].map(({ 1: from, 2: bare, index }) => ({
    target: resolve(from ?? bare ?? '', source.path),
    line: lineAt(code, index),
  }))
}

/** Code that only tests run: rules for what we ship do not bind it. */
export const isTest = ({ path }: Source): boolean =>
  /\.test\.tsx?$|\/test\/|^packages\/(e2e|trials)\//.test(path)

export const isServerSource = (source: Source): boolean =>
  source.path.startsWith('packages/server/src/') && !isTest(source)
