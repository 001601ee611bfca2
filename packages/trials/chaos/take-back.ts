// Takes money back after the guests: refunds at the provider's screens, whole or a part, and disputes that banks decide.
import { splitCharge } from '@lifafa/contract/money'
import type { Kysely } from 'kysely'
import type { Database } from '../../server/src/db/tables.ts'
import type { Random } from '../../server/src/seeded-random.ts'
import { randomFrom } from '../random.ts'
import { type Books, listLeftToDo, sum } from './comparison/books.ts'
import { lookUntil } from './comparison/look-until.ts'
import type { Environment } from './environment/environment.ts'
import type { Size } from './faults.ts'

/** Paise that went back, by payment. */
export type TakenBack = ReadonlyMap<string, number>

type Contribution = Books['contributions'][number]

const SMALLEST_REFUND = 100

/** Returns when our books have all of it. Throws where they do not in time. */
export async function takeBack(
  environment: Environment,
  { refunds, disputes }: Pick<Size, 'refunds' | 'disputes'>,
  seed: string,
  { contributions }: Books,
): Promise<TakenBack> {
  const { provider } = environment
  const random = randomFrom(`${seed}/take back`)
  // By name: ids differ between two runs of one seed.
  const left = contributions.toSorted((a, b) => String(a.guest_name).localeCompare(String(b.guest_name)))
  const takenBack = new Map<string, number>()
  const repeat = async (times: number, how: (of: Contribution) => Promise<number>) => {
    for (let count = 0; count < times; count += 1) {
      const [contribution] = left.splice(random.below(left.length), 1)
      if (contribution) takenBack.set(contribution.payment_id, await how(contribution))
    }
  }
  await repeat(refunds, async (contribution) => {
    const paise = random.chance(0.5) ? chargeOf(contribution) : partOf(contribution, random)
    await provider.refund(contribution.payment_id, paise)
    return paise
  })
  await repeat(disputes, async (contribution) => {
    const isLost = random.chance(0.75)
    await provider.dispute(contribution.payment_id, isLost ? 'lost' : 'won')
    return isLost ? chargeOf(contribution) : 0
  })
  await waitUntilEntered(environment, takenBack)
  return takenBack
}

const chargeOf = ({ amount_paise, fee_paise }: Contribution): number => amount_paise + fee_paise

function partOf(contribution: Contribution, random: Random): number {
  const charge = chargeOf(contribution)
  return charge <= SMALLEST_REFUND ? charge : SMALLEST_REFUND + random.below(charge - SMALLEST_REFUND)
}

/** The host of a box is owed so many paise. */
export const givenTo = (box: string, { contributions }: Books, takenBack: TakenBack): number =>
  contributions
    .filter(({ event_box_id }) => event_box_id === box)
    .map((contribution) => chargeOf(contribution) - (takenBack.get(contribution.payment_id) ?? 0))
    .reduce((all, kept) => all + splitCharge(kept).contributionPaise, 0)

async function waitUntilEntered(environment: Environment, takenBack: TakenBack): Promise<void> {
  const expected = sum([...takenBack.values()])
  const isRight = ({ paise, leftToDo }: Entered) => paise === expected && leftToDo.length === 0
  const entered = await lookUntil(environment, (db) => readEntered(db, takenBack), isRight)
  if (!isRight(entered))
    throw new Error(`${expected} paise were taken back, and our books have ${JSON.stringify(entered)}`)
}

type Entered = Awaited<ReturnType<typeof readEntered>>

async function readEntered(db: Kysely<Database>, takenBack: TakenBack) {
  const rows = await db
    .selectFrom('refunds')
    .select('amount_paise')
    .where('payment_id', 'in', [...takenBack.keys()])
    .where('state', '=', 'processed')
    .execute()
  return { paise: sum(rows.map(({ amount_paise }) => amount_paise)), leftToDo: await listLeftToDo(db) }
}
