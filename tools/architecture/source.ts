// A source file as the architecture rules see it: its code without comments, and what it imports, as paths in the repository.
import { posix } from 'node:path'

export type Source = { path: string; text: string }

const STRING_OR_COMMENT =
  /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|\/\/[^\n]*|\/\*[\s\S]*?\*\//g
const IMPORT =
  /^[ \t]*(?:import|export)\b[\w\s{},*$]*?\bfrom\s*['"]([^'"]+)['"]|\bimport\s*\(?\s*['"]([^'"]+)['"]/gm

/** The code without its comments; line numbers stay. */
export const codeOf = ({ text }: Source): string =>
  text.replace(STRING_OR_COMMENT, (match, string) => string ?? match.replace(/[^\n]/g, ''))

/** A repository path for what is ours, the specifier itself for packages and Node's own modules. */
function resolve(specifier: string, from: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier)
  const [, workspace, file] = /^@lifafa\/([^/]+)(?:\/(.+))?$/.exec(specifier) ?? []
  return workspace ? `packages/${workspace}/src/${file ?? 'start'}.ts` : specifier
}

export type Import = { target: string; index: number }

/** Everything that a file imports or re-exports, types included. */
export const importsOf = (source: Source): Import[] =>
  [...codeOf(source).matchAll(IMPORT)].map(({ 1: from, 2: bare, index }) => ({
    target: resolve(from ?? bare ?? '', source.path),
    index,
  }))

/** Code that only tests run: rules for what we ship do not bind it. */
export const isTest = ({ path }: Source): boolean =>
  /\.test\.tsx?$|\/test\/|^packages\/(e2e|trials)\//.test(path)

export const isServerSource = (source: Source): boolean =>
  source.path.startsWith('packages/server/src/') && !isTest(source)

/** The line, from 1, at a position in the code. */
export const lineAt = (code: string, index: number): number => code.slice(0, index).split('\n').length
