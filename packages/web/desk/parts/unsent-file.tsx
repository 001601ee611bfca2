// Hands entries and hand-overs that can no longer be sent to the host, as files.
import { serverNow } from '../../app/lib/time/server-clock.ts'
import { Button } from '../../app/ui/buttons/button.tsx'
import { handOut } from '../device/hand-out.ts'
import { unsentFiles } from '../queue/queue.ts'
import { useLanguage } from '../words.tsx'
import { useDeskState } from './use-desk.tsx'

export function UnsentFile() {
  const { words } = useLanguage()
  const { queue, handovers } = useDeskState()
  const unsent = queue ? unsentFiles(queue, handovers, serverNow().getTime() - Date.now()) : []
  if (unsent.length === 0) return null
  const hand = () => {
    const type = { type: 'application/json' }
    return handOut(unsent.map((of) => new File([JSON.stringify(of)], `lifafa-desk-${of.letter}.json`, type)))
  }
  return (
    <Button variant="secondary" onClick={() => void hand()}>
      {words.unsentFile}
    </Button>
  )
}
