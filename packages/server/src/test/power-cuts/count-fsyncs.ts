// Counts fsyncs, where a machine has no disk for power cuts: every commit must have been synced.
import { rm } from 'node:fs/promises'
import { makeDataDir } from '../database/pglite-database.ts'
import { startProcess } from '../start-process.ts'
import type { Fsyncs } from './fsyncs-process.ts'

/** @throws the process's error output */
export async function countFsyncs(mode: 'as-we-open-it' | 'as-shipped'): Promise<Fsyncs> {
  const dataDir = await makeDataDir()
  const { lines, ended } = startProcess('power-cuts/fsyncs-process.ts', [dataDir, mode])
  const { value } = await lines.next()
  const { stderr } = await ended
  await rm(dataDir, { recursive: true })
  if (value === undefined) throw new Error(stderr)
  return JSON.parse(value)
}
