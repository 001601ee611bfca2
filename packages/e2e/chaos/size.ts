// The sizes of chaos runs.

export interface Size {
  payments: number
  boxes: number
  guestsAtOnce: number
  kills: number
  databaseRestarts: number
  /** On the first of the days on which hosts are paid. */
  payDayKills: number
}
