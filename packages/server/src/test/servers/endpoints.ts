// Every call of the contract, read from its folder, so that tests of all calls have a new one without being told.
import { readdir } from 'node:fs/promises'
import type { Endpoint } from '@lifafa/contract/endpoint'

const folder = new URL('./', import.meta.resolve('@lifafa/contract/endpoints/auth'))
const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.ts'))
const modules: object[] = await Promise.all(files.map((file) => import(new URL(file, folder).href)))
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'access' in value && 'path' in value

export const endpoints: Endpoint[] = modules.flatMap((module) => Object.values(module)).filter(isEndpoint)
