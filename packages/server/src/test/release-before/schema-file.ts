// The schema of the release before, as it was recorded when that was made (`npm run record-schema`).
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const FILE = join(import.meta.dirname, 'schema.txt')

export const readRecorded = (): string[] => readFileSync(FILE, 'utf8').trim().split('\n')
export const writeRecorded = (facts: readonly string[]): void => writeFileSync(FILE, `${facts.join('\n')}\n`)
