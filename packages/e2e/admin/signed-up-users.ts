// Hosts to find in the administrator's list of users.
import { MAX_LENGTH } from '@lifafa/contract/limits'
import { type Host, openAccount, signUp, someHost } from '../server/api.ts'
import { giveToBox, openBox } from '../server/boxes.ts'
import type { Reachable, Server } from '../server/server.ts'

let families = 0

/** A unique last name: other tests' hosts are on the same server. */
export function someFamily(): string {
  families += 1
  return `Kulkarni${process.pid}x${families}`
}

/** Hosts who have signed up, in this order, and whose addresses are not verified yet. */
export async function signUpFamily(server: Reachable, family: string, firstNames: string[]): Promise<Host[]> {
  const hosts = firstNames.map((firstName) => ({ ...someHost(), firstName, lastName: family }))
  for (const host of hosts) await signUp(server, host)
  return hosts
}

/** Twelve hosts with one last name: `giver`, who has a contribution of ₹10,501, one with the longest name, and ten more. */
export async function signUpTwelve(server: Server): Promise<{ family: string; giver: Host }> {
  const longest = 'ब'.repeat(MAX_LENGTH.personName)
  const family = someFamily()
  const giver = await openAccount(server, { ...someHost(), firstName: 'आराध्या', lastName: family })
  const { giftid } = await openBox(server, giver)
  await giveToBox(server, giftid, { amount: 10_501 })
  await signUpFamily(server, family, [longest, ...Array.from({ length: 10 }, (_, n) => `User ${n}`)])
  return { family, giver }
}
