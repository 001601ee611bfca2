// Sets a server's clock forward: `--import later-clock.ts?ms=60000`. The clock runs on from there.
const aheadMs = Number(new URL(import.meta.url).searchParams.get('ms'))
const RealDate = Date

globalThis.Date = class extends RealDate {
  constructor(...args: [] | ConstructorParameters<typeof RealDate>) {
    if (args.length === 0) super(RealDate.now() + aheadMs)
    else super(...args)
  }

  static override now(): number {
    return RealDate.now() + aheadMs
  }
} as DateConstructor
