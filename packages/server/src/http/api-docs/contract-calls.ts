// Reads every call of the contract from its folder, with its name there: a new call is in no list.
import { readdir } from 'node:fs/promises'
import type { Endpoint } from '@lifafa/contract/endpoint'

export type NamedCall = { name: string; endpoint: Endpoint }

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'access' in value && 'path' in value

export async function readCalls(): Promise<NamedCall[]> {
  const folder = new URL('endpoints/', import.meta.resolve('@lifafa/contract/endpoint'))
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.ts'))
  const modules: object[] = await Promise.all(files.map((file) => import(new URL(file, folder).href)))
  return modules.flatMap((module) =>
    Object.entries<unknown>({ ...module }).flatMap(([name, endpoint]) =>
      isEndpoint(endpoint) ? [{ name, endpoint }] : [],
    ),
  )
}
