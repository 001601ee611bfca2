// The dashboard for Grafana is well-formed: what it needs to be imported, and no panel upon another one.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod'

const FILE = join(import.meta.dirname, '../../../../../deploy/grafana/lifafa.json')
const COLUMNS = 24

const count = z.number().int().nonnegative()
const target = z.object({
  refId: z.string().regex(/^[A-Z]$/),
  expr: z.string().min(1),
  legendFormat: z.string(),
})
const shared = {
  id: count,
  title: z.string().min(1),
  gridPos: z.object({ x: count, y: count, w: count.min(1), h: count.min(1) }),
}
const dashboard = z.object({
  uid: z.literal('lifafa'),
  title: z.string(),
  schemaVersion: count,
  templating: z.object({
    list: z.array(z.object({ name: z.string(), type: z.enum(['datasource', 'query']) })),
  }),
  panels: z.array(
    z.discriminatedUnion('type', [
      z.object({ ...shared, type: z.literal('row') }),
      z.object({
        ...shared,
        type: z.enum(['timeseries', 'stat']),
        datasource: z.object({ type: z.literal('prometheus'), uid: z.literal(`\${datasource}`) }),
        targets: z.array(target).min(1),
      }),
    ]),
  ),
})

test('the dashboard can be imported, and no two panels overlap', () => {
  const { panels, templating } = dashboard.parse(JSON.parse(readFileSync(FILE, 'utf8')))
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)} ${y + Math.floor(cell / w)}`),
  )
  expect(new Set(cells).size).toBe(cells.length)
  expect(Math.max(...panels.map(({ gridPos: { x, w } }) => x + w))).toBe(COLUMNS)
  const known = new Set([...templating.list.map(({ name }) => name), '__rate_interval'])
  const variables = panels.flatMap((panel) =>
    'targets' in panel ? panel.targets.flatMap(({ expr }) => expr.match(/(?<=\$)\w+/g) ?? []) : [],
  )
  expect(variables.filter((name) => !known.has(name))).toEqual([])
})
