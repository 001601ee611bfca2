// Runs the fontTools commands (Debian: fonttools, python3-brotli) on files; all in TrueType except the input of `unpack`.
import { execFileSync } from 'node:child_process'

/** fontTools writes the current time into a font: without a fixed time, an unchanged font would differ. */
const run = (command: string, args: readonly string[]) =>
  execFileSync('env', ['SOURCE_DATE_EPOCH=0', command, ...args], { stdio: 'pipe' })

/** WOFF2 to TrueType. */
export const unpack = (file: string, target: string) =>
  run('fonttools', ['ttLib.woff2', 'decompress', '-o', target, file])

/** TrueType to WOFF2. */
export const pack = (file: string, target: string) =>
  run('fonttools', ['ttLib.woff2', 'compress', '-o', target, file])

/** Subsets a font to the `wanted` glyphs (options of pyftsubset) with all shaping rules. Hints are dropped: phones ignore them. */
export const subset = (file: string, target: string, ...wanted: string[]) =>
  run('pyftsubset', [file, ...wanted, '--layout-features=*', '--no-hinting', `--output-file=${target}`])

/** Merges fonts into one: rules for the same script and feature follow one another, in the order of `files`. */
export const merge = (files: readonly string[], target: string) =>
  run('pyftmerge', [...files, `--output-file=${target}`])
