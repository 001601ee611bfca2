// Hands entries that can no longer be sent to the host, as a file: shared where the device can do that, otherwise saved.
import { Button } from '../../app/ui/buttons/button.tsx'
import { unsent, unsentFile } from '../queue/queue.ts'
import { useLanguage } from '../words.tsx'
import { useDeskState } from './use-desk.ts'

export function UnsentFile() {
  const { words } = useLanguage()
  const { queue } = useDeskState()
  if (!queue || unsent(queue).length === 0) return null
  const name = `lifafa-desk-${queue.device.letter}.json`
  async function hand(file: File) {
    const files = { files: [file] }
    if (navigator.canShare?.(files)) {
      const isShared = await navigator.share(files).then(
        () => true,
        () => false,
      )
      if (isShared) return
    }
    const link = document.createElement('a')
    link.href = URL.createObjectURL(file)
    link.download = name
    link.click()
    URL.revokeObjectURL(link.href)
  }
  return (
    <Button
      variant="secondary"
      onClick={() =>
        void hand(new File([JSON.stringify(unsentFile(queue))], name, { type: 'application/json' }))
      }
    >
      {words.unsentFile}
    </Button>
  )
}
