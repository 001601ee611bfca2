// Configuration of the browser journeys: Chromium, three at a time, no retries.
import { defineConfig } from '@playwright/test'
import { chromiumThatIsThere } from '../../tools/checks/find-chromium.mjs'

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

/** Sandbox, graphics card and background services are for people's machines, not for a test machine. */
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
  globalSetup: './server/refuse-stale-build.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // One more than the cores of the machine that checks: a journey waits a sixth of its time.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // Generous: a missing fact is a failure, a busy machine is not.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['line']],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: chromiumThatIsThere(), args: CHROMIUM_ARGS },
    // Recording a trace costs every test a tenth of its time: it is enabled on request.
    trace: process.env.TRACE ? { mode: 'retain-on-failure', screenshots: false } : 'off',
    // Users who prefer reduced motion are served too; and nothing here waits for an animation.
    contextOptions: { reducedMotion: 'reduce' },
  },
})
