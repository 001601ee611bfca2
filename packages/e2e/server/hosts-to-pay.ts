// Opens accounts of hosts who are owed money, and saves their UPI IDs.
import { updateProfile } from '@lifafa/contract/endpoints/profile'
import { call, type Host, logIn, openAccount, someHost } from './api.ts'
import { giveToBox, openBox } from './boxes.ts'
import type { Reachable, Server } from './server.ts'

export async function saveUpiId(
  server: Reachable,
  host: Host,
  upi_id: string,
  more: object = {},
): Promise<void> {
  const { access } = (await logIn(server, host)).tokens
  const body = {
    ...{ first_name: host.firstName, last_name: host.lastName, phone_number: '9876543210' },
    ...{ address: '4, Lake View, Bhopal', upi_id },
    ...more,
  }
  await call(server, updateProfile, { body, access })
}

/** With one gift of so many rupees. */
export async function aHostToBePaid(server: Server, firstName: string, amount: number): Promise<Host> {
  const host = await openAccount(server, { ...someHost(), firstName })
  await saveUpiId(server, host, `${firstName.toLowerCase()}@okbank`)
  await giveToBox(server, (await openBox(server, host)).giftid, { amount })
  return host
}
