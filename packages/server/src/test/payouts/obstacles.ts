// Arguments of `obstacleTo` in tests: a host, and the time of the question.
export const NOW = new Date('2026-11-25T06:00:00Z')

export const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 60 * 60 * 1000)

export const host = (
  upi_id: string | null,
  deactivated_at: Date | null = null,
  upi_id_changed_at: Date | null = null,
) => ({ upi_id, upi_id_changed_at, deactivated_at, check: undefined })

export const options = { isAutomatic: true, now: NOW }
