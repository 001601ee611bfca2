// Opens a run: hosts, guests, two server processes, the provider, and what compares them; and plans a restored backup.

import { noteRestored } from '../../../db/installation.ts'
import { openAlarmLog } from '../checks/alarm-log.ts'
import { openInvariantCheck } from '../checks/check-invariants.ts'
import type { PayoutRecords } from '../checks/payouts-of-boxes.ts'
import type { SimulatedDatabase } from '../database/database.ts'
import { openCalendar } from '../days/calendar.ts'
import { FAULTY_DAYS_MS } from '../days/days.ts'
import type { Days } from '../days/pay-days.ts'
import { dropRequestKeys, planRestore } from '../days/restores.ts'
import { beGuest } from '../people/guest.ts'
import { type Guest, makeGuest } from '../people/make-guest.ts'
import { BOX_IDS, insertPeople } from '../people/people.ts'
import { FIRST_SECRET, openProviderModel } from '../provider/provider-model.ts'
import { FIRST_WEBHOOK_SECRET, openWebhooks } from '../provider/webhooks.ts'
import { type Servers, startServers } from '../servers/server.ts'
import type { Setup } from '../servers/setup.ts'
import type { World } from '../world.ts'

const GUESTS = 30
/** Of a contribution; large amounts need several payouts for a box. */
const MOST_RUPEES = [5_000, 5_000, 30_000] as const
const ARRIVE_WITHIN_MS = 6 * 60_000

/** A run whose guests are on their way; `checkEvery`: the self-check runs after so many commits. */
export async function openRun(
  world: World,
  database: SimulatedDatabase,
  { eveningMs, checkEvery }: { eveningMs: number; checkEvery: number },
) {
  const { random } = world
  await database.empty()
  const hosts = await insertPeople(database.db, random)
  const setup: Setup = {
    keySecret: FIRST_SECRET,
    payoutAccount: '7878780080316316',
    payoutMode: random.chance(0.85) ? 'on' : 'off',
    webhookSecrets: [FIRST_WEBHOOK_SECRET],
    oldKeySecrets: [],
  }
  const delivery = random.pick(['all', 'all', 'some', 'none'] as const)
  const restore = planRestore(random, eveningMs, FAULTY_DAYS_MS)
  let servers: Servers
  const webhooks = openWebhooks(world, delivery, () => servers)
  const provider = openProviderModel(world, (...event) => webhooks.announce(...event))
  const alarms = openAlarmLog(world)
  servers = startServers({ world, database, provider, setup, alarms })
  const surroundings = { world, servers, provider, arriveWithinMs: ARRIVE_WITHIN_MS }
  // No one else knows the box of such a contribution, and its host may have been paid already.
  const mayBeBare = !restore || restore.restored < eveningMs
  const most = random.pick(MOST_RUPEES)
  const makeGuests = (index: number) => makeGuest(world, index, { boxIds: BOX_IDS, mayBeBare, most })
  const guests: Guest[] = Array.from({ length: GUESTS }, (_, index) => makeGuests(index))
  for (const guest of guests) world.start(() => beGuest(surroundings, guest))
  const days: Days = {
    surroundings,
    hosts,
    guests,
    makeGuest: makeGuests,
    statement: [],
    entered: new Map(),
    refundsAsked: [],
    setup,
    webhooks,
    isLonger: false,
  }
  const { now } = world
  const records: PayoutRecords = {
    database,
    provider,
    guests,
    now,
    boxIds: BOX_IDS,
    statement: days.statement,
    entered: days.entered,
    isRestored: restore !== undefined,
    refundsAsked: days.refundsAsked,
  }
  const invariants = openInvariantCheck(records, checkEvery)

  const calendar = openCalendar(world, () => invariants.check())
  if (restore) {
    calendar.plan(restore.taken, () => database.backUp())
    calendar.plan(restore.restored, async () => {
      world.steps.push(`             a backup of ${restore.restored - restore.taken} ms ago is restored`)
      invariants.isCatchingUp = true
      servers.killAll()
      await database.restore()
      // As `npm run restore` does.
      await noteRestored(database.db, now())
      dropRequestKeys(guests)
    })
    calendar.plan(restore.caughtUp, () => {
      invariants.isCatchingUp = false
    })
  }
  return { delivery, restore, provider, alarms, days, records, calendar }
}
