// Formats a metric for Prometheus (text format, version 0.0.4).
import { PRODUCT_SLUG } from '@lifafa/contract/brand'

/** Label values are constants of ours: nothing in them needs escaping. */
export type Sample = { labels?: Record<string, string>; value: number }

export type Figure = {
  /** Without the product's prefix; ends in its unit, or in `total` where it only grows. */
  name: string
  help: string
  samples: readonly Sample[]
}

export const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

function line(name: string, { labels = {}, value }: Sample): string {
  const pairs = Object.entries(labels).map(([label, word]) => `${label}="${word}"`)
  return `${name}${pairs.length > 0 ? `{${pairs}}` : ''} ${value}`
}

export const formatFigures = (figures: readonly Figure[]): string =>
  figures
    .map(({ name, help, samples }) => {
      const full = `${PRODUCT_SLUG}_${name}`
      const type = name.endsWith('_total') ? 'counter' : 'gauge'
      const lines = samples.map((sample) => line(full, sample))
      return [`# HELP ${full} ${help}`, `# TYPE ${full} ${type}`, ...lines, ''].join('\n')
    })
    .join('')
