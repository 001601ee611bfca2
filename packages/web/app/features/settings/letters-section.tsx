// Switches to bigger letters and buttons, on this device.
import { shellSentences } from '@lifafa/contract/sentences/host/shell'
import { switchBigLetters, useBigLetters } from '../../lib/language/big-letters.ts'
import { useSentences } from '../../lib/language/language.tsx'
import { Checkbox } from '../../ui/inputs/checkbox.tsx'
import { SettingsSection } from './settings-section.tsx'

export function LettersSection() {
  const sentences = useSentences('shell', shellSentences)
  return (
    <SettingsSection title={sentences.bigLetters} className="lg:col-span-2">
      <Checkbox
        label={sentences.bigLettersText}
        checked={useBigLetters()}
        onChange={(event) => switchBigLetters(event.target.checked)}
      />
    </SettingsSection>
  )
}
