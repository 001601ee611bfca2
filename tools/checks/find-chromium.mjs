// Finds Chromium and common fonts for the browser journeys, or installs them where the package manager may.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from '../processes/child-processes.mjs'
import { Refusal } from '../processes/refusal.mjs'

const APT_TIMEOUT_MS = 8 * 60_000
const FONTS_TIMEOUT_MS = 60_000
/** The same engine, which starts sooner and lets no tab sleep because another is in front. */
const WITHOUT_WINDOWS = ['chromium-headless-shell', 'chrome-headless-shell']
const WITH_WINDOWS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe']
const USUAL_PLACES = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** @param {string[]} commands the first is liked best */
const onPath = (commands) =>
  commands.flatMap((command) =>
    (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, command)),
  )

const findWithoutWindows = () => onPath(WITHOUT_WINDOWS).find((path) => existsSync(path))
const findWithWindows = () => [...onPath(WITH_WINDOWS), ...USUAL_PLACES].find((path) => existsSync(path))

/** The path of the Chromium that is there, or undefined: one without windows before one with them. */
export const chromiumThatIsThere = () =>
  process.env.CHROMIUM_PATH ?? findWithoutWindows() ?? findWithWindows()

const canInstall = () => process.getuid?.() === 0 && existsSync('/etc/debian_version')

/** @param {string} name the package's */
async function install(name) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [
    ['update'],
    ['-o', 'DPkg::Lock::Timeout=300', 'install', '--yes', '--no-install-recommends', name],
  ]) {
    const { code, output } = await run('apt-get', args, { env, timeoutMs: APT_TIMEOUT_MS })
    if (code !== 0) throw new Refusal(`${output}\n${name} could not be installed with apt-get.`)
  }
}

/**
 * Arial and Times, or fonts of their measure, are on every phone and every desk, but not on a bare Debian: without them a
 * page moves when its own fonts arrive.
 */
async function bringUsualFonts() {
  if (!canInstall()) return
  const { code, output } = await run('fc-match', ['--format=%{family}', 'Arial'], {
    timeoutMs: FONTS_TIMEOUT_MS,
  })
  if (code !== 0 || !/Arial|Liberation Sans/.test(output)) await install('fonts-liberation')
}

/** Older systems have no Chromium without windows. */
const installChromium = () =>
  install('chromium-headless-shell').catch(async () => {
    if (!findWithWindows()) await install('chromium')
  })

/**
 * The path of a Chromium: `CHROMIUM_PATH`, or one found on this machine, or installed with apt-get as root on Debian;
 * one without windows where that can be had.
 * Throws a Refusal that says how to get one.
 * @returns {Promise<string>}
 */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named)) throw new Refusal(`CHROMIUM_PATH names ${named}, where nothing is.`)
  await bringUsualFonts()
  const best = named ?? findWithoutWindows()
  if (best) return best
  if (canInstall()) await installChromium()
  const found = chromiumThatIsThere()
  if (!found) {
    throw new Refusal(
      'The browser journeys need Chromium or Google Chrome. Install one, or name it in CHROMIUM_PATH.',
    )
  }
  return found
}
