// Examines the key of backups: it is there, and not the half that should be elsewhere.
import { isSecretKey } from '../../settings/backup-key.ts'
import type { Settings } from '../../settings.ts'
import { type Finding, good, note } from './finding.ts'

const OF = 'backups'

export const examineBackups = ({ backupKey }: Settings): Finding[] => [
  backupKey === undefined
    ? note(OF, 'There is no BACKUP_KEY, so none can be taken: npm run backup -- --new-key makes one.')
    : isSecretKey(backupKey)
      ? note(
          OF,
          'BACKUP_KEY is the secret half: who gets into this machine can read the backups. Leave the public half here.',
        )
      : good(OF, 'BACKUP_KEY is the public half: this machine can take backups, and cannot read them.'),
]
