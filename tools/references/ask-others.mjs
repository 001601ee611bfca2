// Runs `npm run check:links`: asks every address of others that a document links to whether it still leads somewhere.
import '../processes/require-node.mjs'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../processes/our-node.mjs'
import { command, Refusal } from '../processes/refusal.mjs'

const PATIENCE_MS = 30_000
const LINK = /\]\((https:\/\/[^)\s]+)\)/g

const documents = ['.', 'docs', 'docs/decisions', 'deploy'].flatMap((folder) =>
  readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
)

/** @param {string} address @returns {Promise<string | undefined>} what is wrong with it */
async function faultOf(address) {
  try {
    const { status } = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) })
    // Some refuse whoever is no browser; gone is gone.
    return status === 404 || status === 410 ? `answers ${status}` : undefined
  } catch (error) {
    return error instanceof Error ? String(error.cause ?? error) : String(error)
  }
}

await command(async () => {
  const found = documents.flatMap((path) =>
    [...readFileSync(join(ROOT, path), 'utf8').matchAll(LINK)].map(([, address = '']) => ({ path, address })),
  )
  const faults = await Promise.all(
    found.map(async ({ path, address }) => {
      const fault = await faultOf(address)
      return fault ? [`${path}: ${address} ${fault}`] : []
    }),
  )
  console.log(`${found.length} links to others, ${faults.flat().length} lead nowhere`)
  if (faults.flat().length > 0) throw new Refusal(faults.flat().join('\n'))
})
