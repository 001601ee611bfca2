// Maps each group of payouts in the administrators' list to its states.
import type { PayoutGroup } from '@lifafa/contract/endpoints/admin/payouts'
import type { PayoutState } from '../../db/tables.ts'

export const STATES_OF: Readonly<Record<PayoutGroup, readonly PayoutState[]>> = {
  due: ['due'],
  waiting: ['waiting'],
  'under-way': ['sent', 'processing'],
  paid: ['processed'],
  failed: ['failed', 'reversed'],
}
