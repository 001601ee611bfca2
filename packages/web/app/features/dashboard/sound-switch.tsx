// The switch for a sound with each contribution that arrives while the dashboard is open.

import { dashboardSentences } from '@lifafa/contract/sentences/host/dashboard'
import { Bell, BellOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSentences } from '../../lib/language/language.tsx'
import { useLiveUpdates } from '../../lib/live-updates/live-updates.ts'
import { isSoundOn, playGiftSound, switchSound } from './gift-sound.ts'

export function SoundSwitch() {
  const { sound } = useSentences('dashboard', dashboardSentences)
  const [isOn, setOn] = useState(false)
  // Storage is not read on the server.
  useEffect(() => setOn(isSoundOn()), [])
  useLiveUpdates({
    received: ({ boxes }) => {
      if (isOn && boxes.length > 0) playGiftSound()
    },
  })

  function toggle() {
    const next = !isOn
    setOn(next)
    switchSound(next)
    // The host hears what it will be, and the browser lets the page play from now on.
    if (next) playGiftSound()
  }

  const Icon = isOn ? Bell : BellOff
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={toggle}
      className="-my-2 flex min-h-12 items-center gap-2 rounded-field px-2 text-muted hover:text-maroon aria-pressed:text-maroon"
    >
      <Icon className="size-5" aria-hidden="true" />
      {sound}
    </button>
  )
}
