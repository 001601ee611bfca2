// Hands entries that can no longer be sent to the host, as files: shared where the device can do that, otherwise saved.
import { Button } from '../../app/ui/buttons/button.tsx'
import { unsentFiles } from '../queue/queue.ts'
import { useLanguage } from '../words.tsx'
import { useDeskState } from './use-desk.ts'

export function UnsentFile() {
  const { words } = useLanguage()
  const { queue } = useDeskState()
  const unsent = queue ? unsentFiles(queue) : []
  if (unsent.length === 0) return null
  async function hand() {
    const type = { type: 'application/json' }
    const files = unsent.map((of) => new File([JSON.stringify(of)], `lifafa-desk-${of.letter}.json`, type))
    if (navigator.canShare?.({ files })) {
      const isShared = await navigator.share({ files }).then(
        () => true,
        () => false,
      )
      if (isShared) return
    }
    for (const file of files) save(file)
  }
  return (
    <Button variant="secondary" onClick={() => void hand()}>
      {words.unsentFile}
    </Button>
  )
}

function save(file: File) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  URL.revokeObjectURL(link.href)
}
