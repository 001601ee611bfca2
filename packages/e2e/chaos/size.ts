// The sizes of chaos runs.

export interface Size {
  payments: number
  boxes: number
  guestsAtOnce: number
  kills: number
  databaseRestarts: number
  /** Where there is one. */
  poolerRestarts: number
  /** Taken while guests pay; 0: none, and none on the days on which hosts are paid. */
  backups: number
  /** Before hosts are paid: at the provider's screens, and by banks. */
  refunds: number
  disputes: number
  /** On the first of the days on which hosts are paid. */
  payDayKills: number
}
