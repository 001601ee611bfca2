// Turns what one reading of the metrics found into metrics of the library, which formats them for Prometheus.
import { PRODUCT_SLUG } from '@lifafa/contract/brand'
import { Counter, Gauge, Registry } from 'prom-client'

export type Sample = { labels?: Record<string, string>; value: number }

export type Metric = {
  /** Without the product's prefix; ends in its unit, or in `total` if it only grows. */
  name: string
  help: string
  samples: readonly Sample[]
}

/** One metric, with or without a value. */
export const gauge = (name: string, help: string, value: number | undefined): Metric => ({
  name,
  help,
  samples: value === undefined ? [] : [{ value }],
})

/** The library keeps metrics for as long as it runs; these are of one moment, and some have no value in it. */
export function registryOf(metrics: readonly Metric[]): Registry {
  const registry = new Registry()
  for (const { name, help, samples } of metrics) {
    const labelNames = Object.keys(samples[0]?.labels ?? {})
    const Metric = name.endsWith('_total') ? Counter : Gauge
    const metric = new Metric({ name: `${PRODUCT_SLUG}_${name}`, help, labelNames, registers: [registry] })
    // The library begins what has no labels with 0.
    if (labelNames.length === 0) metric.remove()
    for (const { labels = {}, value } of samples) metric.inc(labels, value)
  }
  return registry
}
