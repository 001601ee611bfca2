// Loaded before a server that is to believe it is later: `--import later-clock.ts?ms=60000`. Its clock runs on from there.
const aheadMs = Number(new URL(import.meta.url).searchParams.get('ms'))
const RealDate = Date

globalThis.Date = class extends RealDate {
  constructor(...given: [] | ConstructorParameters<typeof RealDate>) {
    if (given.length === 0) super(RealDate.now() + aheadMs)
    else super(...given)
  }

  static override now(): number {
    return RealDate.now() + aheadMs
  }
} as DateConstructor
