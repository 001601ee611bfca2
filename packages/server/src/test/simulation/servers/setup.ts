// The configuration of the simulation's server processes.
import { type ProviderSettings, readSettings } from '../../../settings.ts'

export const SETTINGS = readSettings({})

/** The configuration of processes that start next: a change is followed by a restart. */
export type Setup = Pick<ProviderSettings, 'keySecret' | 'payoutAccount' | 'payoutMode'> & {
  webhookSecrets: string[]
  oldKeySecrets: string[]
}
