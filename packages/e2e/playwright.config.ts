// How the browser journeys run: Chromium, two at a time, never a second try.
import { defineConfig } from '@playwright/test'

/** Sandbox, graphics card and the browser's own errands are for people's machines, not for one that only tests. */
const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

export default defineConfig({
  testDir: 'journeys',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Generous: a fact that does not come is a failure, a busy machine is none.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['line']],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: CHROMIUM_ARGS },
    trace: { mode: 'retain-on-failure', screenshots: false },
    // Whoever asked the system for calm is served too; and nothing here waits for a petal to fall.
    contextOptions: { reducedMotion: 'reduce' },
  },
})
