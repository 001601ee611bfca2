// Names the browser and the system of a User-Agent header.

export type DeviceName = { browser: string | null; system: string | null }

/** The first match: most browsers also claim to be Chrome or Safari. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPiOS|OPT|OPX|Opera Mini|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\bMiuiBrowser\//, 'Mi Browser'],
  [/\bHeyTapBrowser\//, 'HeyTap Browser'],
  [/\bVivoBrowser\//, 'Vivo Browser'],
  [/\bJioPages\//, 'JioPages'],
  [/\bSilk\//, 'Amazon Silk'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(DuckDuckGo|Ddg)\//, 'DuckDuckGo'],
  [/\b(FBAN|FBAV|FB_IAB)\b/, 'Facebook'],
  [/\bInstagram\b/, 'Instagram'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\bGSA\//, 'Google app'],
  [/\b(HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
]

/** KaiOS, ChromeOS and Android also name the system that they are based on. */
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bKAIOS\//i, 'KaiOS'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

const firstFit = (table: typeof BROWSERS, userAgent: string): string | null =>
  table.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null

/** Null for what is not in the tables; the header itself is never shown. */
export const deviceName = (userAgent: string | null): DeviceName => ({
  browser: userAgent && firstFit(BROWSERS, userAgent),
  system: userAgent && firstFit(SYSTEMS, userAgent),
})
