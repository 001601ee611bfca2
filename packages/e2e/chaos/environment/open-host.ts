// Opens the host of a run: an account with a UPI ID and event boxes.
import { updateProfile } from '@lifafa/contract/endpoints/profile'
import { requestLinkedAccount } from '@lifafa/contract/endpoints/settings/linked-account'
import type { PayoutMode } from '../../../server/src/settings.ts'
import { call, type Host, logIn, openAccount } from '../../server/api.ts'
import { openBoxes } from '../../server/boxes.ts'
import type { KillableServer } from './killable-server.ts'

const UPI_ID = 'asha.verma@okbank'

async function saveUpiId(server: KillableServer, host: Host, payoutMode: PayoutMode): Promise<void> {
  const { access } = (await logIn(server, host)).tokens
  const body = {
    first_name: host.firstName,
    last_name: host.lastName,
    phone_number: '9876543210',
    address: '4, Lake View, Bhopal',
    upi_id: UPI_ID,
  }
  await call(server, updateProfile, { body, access })
  if (payoutMode === 'route')
    await call(server, requestLinkedAccount, { body: { upi_id: UPI_ID, pan: 'ABCPE1234F' }, access })
}

/** `boxes`: the ids of `boxCount` event boxes. */
export async function openHost(
  server: KillableServer,
  boxCount: number,
  payoutMode: PayoutMode = 'on',
): Promise<{ host: Host; boxes: string[] }> {
  const host = await openAccount(server)
  await saveUpiId(server, host, payoutMode)
  const names = Array.from({ length: boxCount }, (_, index) => ({ name: `Box ${index + 1}` }))
  const boxes = await openBoxes(server, host, ...names)
  return { host, boxes: boxes.map(({ giftid }) => giftid) }
}
