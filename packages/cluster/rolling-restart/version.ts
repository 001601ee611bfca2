// Makes a checkout of another version of this repository, installed and built, in the temporary folder; the next run finds it there.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, renameSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const git = (...args: string[]): string => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim()

/** @param name a commit or a tag. @returns its folder. @throws where git does not know it, or it cannot be installed or built */
export function checkOut(name: string): string {
  const commit = git('rev-parse', '--verify', `${name}^{commit}`)
  const folder = join(tmpdir(), 'lifafa-versions', commit)
  if (!existsSync(folder)) {
    mkdirSync(dirname(folder), { recursive: true })
    // Whole or not at all.
    const unfinished = mkdtempSync(`${folder}.unfinished-`)
    execFileSync('tar', ['-x', '-C', unfinished], {
      input: execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 1024 ** 3 }),
    })
    renameSync(unfinished, folder)
  }
  // As its operator does it; quick where it was done before. Its own npm packages, and its own Node, are in the folder.
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: folder, stdio: 'inherit' })
  return folder
}
