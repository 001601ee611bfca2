// Reads a host's rating of the product.
import type { Kysely } from 'kysely'
import type { Database, Row } from '../../db/tables.ts'

export type Rating = Pick<Row<'ratings'>, 'rating' | 'feedback'>

export const findRating = (db: Kysely<Database>, hostId: string): Promise<Rating | undefined> =>
  db.selectFrom('ratings').select(['rating', 'feedback']).where('host_id', '=', hostId).executeTakeFirst()
