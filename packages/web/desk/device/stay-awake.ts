// Keeps the screen on while the desk is in front: a helper looks up from it for minutes.

const keepOn = () => {
  if (document.visibilityState !== 'visible') return
  // Refused with a low battery, or by browsers that have no such lock.
  navigator.wakeLock?.request('screen').catch(() => undefined)
}

export function stayAwake(): void {
  keepOn()
  document.addEventListener('visibilitychange', keepOn)
}
