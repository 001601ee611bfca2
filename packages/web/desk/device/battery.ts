// Reads the battery of this device, where the browser tells it (Chromium does).

type Battery = EventTarget & { level: number }
let battery: Battery | undefined

/** Listens; `changed` is called with each new level. */
export async function watchBattery(changed: () => void): Promise<void> {
  battery = await (navigator as { getBattery?: () => Promise<Battery> }).getBattery?.().catch(() => undefined)
  battery?.addEventListener('levelchange', changed)
  changed()
}

/** 0 to 100; null where it is not known. */
export const batteryPercent = (): number | null => (battery ? Math.round(battery.level * 100) : null)
