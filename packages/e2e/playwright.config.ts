// How the browser journeys run: Chromium, two at a time, never a second try.
import { defineConfig } from '@playwright/test'

/**
 * The last two are small pages of the browser's own, which it would make anew for each window: half of what a window costs.
 * Chromium heeds one list alone, so the others, which Playwright switches off, are named again.
 */
const FEATURES_OFF = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints'],
  ...['NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
]

/** Sandbox, graphics card and the browser's own errands are for people's machines, not for one that only tests. */
const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${FEATURES_OFF.join(',')}`,
]

export default defineConfig({
  testDir: 'journeys',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Generous: a fact that does not come is a failure, a busy machine is none.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['line']],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: CHROMIUM_ARGS },
    // Recording a trace costs every test a tenth of its time: whoever looks into a failure asks for it.
    trace: process.env.TRACE ? { mode: 'retain-on-failure', screenshots: false } : 'off',
    // Whoever asked the system for calm is served too; and nothing here waits for a petal to fall.
    contextOptions: { reducedMotion: 'reduce' },
  },
})
