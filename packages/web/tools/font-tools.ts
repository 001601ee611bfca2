// fontTools, by its commands (Debian: fonttools, python3-brotli): files in, files out, all in TrueType but what is unpacked.
import { execFileSync } from 'node:child_process'

/** fontTools writes the time of day into a face: one that did not change would look as if it had. */
const run = (command: string, args: readonly string[]) =>
  execFileSync('env', ['SOURCE_DATE_EPOCH=0', command, ...args], { stdio: 'pipe' })

/** WOFF2 to TrueType. */
export const unpack = (file: string, target: string) =>
  run('fonttools', ['ttLib.woff2', 'decompress', '-o', target, file])

/** TrueType to WOFF2. */
export const pack = (file: string, target: string) =>
  run('fonttools', ['ttLib.woff2', 'compress', '-o', target, file])

/** The glyphs that are `wanted` (options of pyftsubset), with every rule among them. Phones have no use for hints. */
export const subset = (file: string, target: string, ...wanted: string[]) =>
  run('pyftsubset', [file, ...wanted, '--layout-features=*', '--no-hinting', `--output-file=${target}`])

/** One face of several: rules for one script and feature follow one another, in the order of `files`. */
export const merge = (files: readonly string[], target: string) =>
  run('pyftmerge', [...files, `--output-file=${target}`])
